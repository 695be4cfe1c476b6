-- What a visitor attaches to her request from the tools, word for word as the form showed it.

ALTER TABLE consultations ADD COLUMN plan TEXT CHECK (length(plan) BETWEEN 1 AND 1500);
