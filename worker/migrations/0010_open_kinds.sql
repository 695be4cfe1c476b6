-- A new kind of lead is a table of its own and a row of worker/store/kinds.ts: these two no longer list
-- the kinds.

CREATE TABLE lead_events_of_any_kind (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  lead_id INTEGER NOT NULL,
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  detail TEXT,
  created_at TEXT NOT NULL
) STRICT;
INSERT INTO lead_events_of_any_kind SELECT id, kind, lead_id, actor, action, detail, created_at FROM lead_events;
DROP TABLE lead_events;
ALTER TABLE lead_events_of_any_kind RENAME TO lead_events;
CREATE INDEX lead_events_by_lead ON lead_events (kind, lead_id, id);

CREATE TABLE retention_of_any_kind (
  kind TEXT PRIMARY KEY CHECK (length(kind) BETWEEN 1 AND 40),
  days INTEGER NOT NULL CHECK (days BETWEEN 30 AND 3650)
) STRICT;
INSERT INTO retention_of_any_kind SELECT kind, days FROM retention;
DROP TABLE retention;
ALTER TABLE retention_of_any_kind RENAME TO retention;
