-- flag: why a submission is kept apart from the others; NULL for most. repeats: how often the same
-- one came again, and last_at when it did last.

ALTER TABLE consultations ADD COLUMN flag TEXT CHECK (flag IN ('honeypot', 'rate', 'blank', 'spoofed'));
ALTER TABLE consultations ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats >= 0);
ALTER TABLE consultations ADD COLUMN last_at TEXT;

ALTER TABLE contact_messages ADD COLUMN flag TEXT CHECK (flag IN ('honeypot', 'rate', 'blank', 'spoofed'));
ALTER TABLE contact_messages ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats >= 0);
ALTER TABLE contact_messages ADD COLUMN last_at TEXT;

ALTER TABLE newsletter_subscriptions ADD COLUMN flag TEXT CHECK (flag IN ('honeypot', 'rate', 'blank', 'spoofed'));
ALTER TABLE newsletter_subscriptions ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats >= 0);
ALTER TABLE newsletter_subscriptions ADD COLUMN last_at TEXT;
