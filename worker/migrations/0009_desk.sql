-- What the desk keeps beside leads.

-- Who changed a partner, an origin, a rule; what was erased or exported. subject: what it is about.
-- detail: JSON.
CREATE TABLE desk_events (
  id INTEGER PRIMARY KEY,
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  subject TEXT CHECK (length(subject) BETWEEN 1 AND 300),
  detail TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX desk_events_by_time ON desk_events (created_at);

-- Whom Access has let in, and when it last did.
CREATE TABLE members (
  email TEXT PRIMARY KEY CHECK (length(email) BETWEEN 1 AND 254),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 254),
  seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What a member thinks of a website that is no partner's: its leads count like our own, or are refused.
CREATE TABLE origin_rulings (
  origin TEXT PRIMARY KEY CHECK (length(origin) BETWEEN 1 AND 300),
  state TEXT NOT NULL CHECK (state IN ('trusted', 'blocked')),
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The lead that a message is about, out of its payload.
ALTER TABLE outbox ADD COLUMN kind TEXT GENERATED ALWAYS AS (iif(json_valid(payload), payload ->> 'kind', NULL)) VIRTUAL;
ALTER TABLE outbox ADD COLUMN lead_id INTEGER GENERATED ALWAYS AS (iif(json_valid(payload), payload ->> 'id', NULL)) VIRTUAL;
CREATE INDEX outbox_by_lead ON outbox (kind, lead_id);
-- Without these two, a look at Health reads the whole table.
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX counters_by_hour ON counters (hour, outcome, total);
