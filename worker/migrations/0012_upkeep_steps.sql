-- The night's work goes in steps, each a run of its own: D1 limits the queries of one run.

-- Tasks of a night that are not done, in their order. state: JSON, what the step before has left, NULL
-- before the first. claimed_until: a step runs. attempts: of this step.
CREATE TABLE upkeep_steps (
  position INTEGER PRIMARY KEY,
  task TEXT NOT NULL UNIQUE,
  started_at TEXT,
  state TEXT,
  claimed_until TEXT,
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0)
) STRICT;

-- Only what erases a person turns it on, for its own transaction: every delete rewrites each part of
-- the index that knows the text.
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 0);
