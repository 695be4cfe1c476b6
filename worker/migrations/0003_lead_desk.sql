-- The lead desk: what staff do with a submission, what is sent because of it, and who the partners
-- are. A lead is a row of one of the three tables of submissions; lead_counts, lead_days and
-- lead_search are derived from them by triggers, in the transaction of every write.

ALTER TABLE consultations ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1);
ALTER TABLE consultations ADD COLUMN assigned_to TEXT CHECK (length(assigned_to) BETWEEN 1 AND 254);
ALTER TABLE consultations ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 5000);
ALTER TABLE consultations ADD COLUMN partner_id TEXT CHECK (length(partner_id) BETWEEN 1 AND 40);
ALTER TABLE consultations ADD COLUMN spam_at TEXT;
ALTER TABLE consultations ADD COLUMN folder TEXT GENERATED ALWAYS AS (
  CASE WHEN spam_at IS NOT NULL THEN 'spam' WHEN flag IS NOT NULL THEN 'flagged' ELSE 'inbox' END
) VIRTUAL;
CREATE INDEX consultations_by_folder ON consultations (folder, created_at, id);
CREATE INDEX consultations_by_status ON consultations (folder, status, created_at, id);
CREATE INDEX consultations_by_partner ON consultations (folder, partner_id, created_at, id) WHERE partner_id IS NOT NULL;
CREATE INDEX consultations_by_assignee ON consultations (folder, assigned_to, created_at, id) WHERE assigned_to IS NOT NULL;
CREATE INDEX consultations_by_email ON consultations (email);

ALTER TABLE contact_messages ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1);
ALTER TABLE contact_messages ADD COLUMN assigned_to TEXT CHECK (length(assigned_to) BETWEEN 1 AND 254);
ALTER TABLE contact_messages ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 5000);
ALTER TABLE contact_messages ADD COLUMN partner_id TEXT CHECK (length(partner_id) BETWEEN 1 AND 40);
ALTER TABLE contact_messages ADD COLUMN spam_at TEXT;
ALTER TABLE contact_messages ADD COLUMN status TEXT GENERATED ALWAYS AS (iif(responded, 'done', 'pending')) VIRTUAL;
ALTER TABLE contact_messages ADD COLUMN folder TEXT GENERATED ALWAYS AS (
  CASE WHEN spam_at IS NOT NULL THEN 'spam' WHEN flag IS NOT NULL THEN 'flagged' ELSE 'inbox' END
) VIRTUAL;
CREATE INDEX contact_messages_by_folder ON contact_messages (folder, created_at, id);
CREATE INDEX contact_messages_by_status ON contact_messages (folder, status, created_at, id);
CREATE INDEX contact_messages_by_partner ON contact_messages (folder, partner_id, created_at, id) WHERE partner_id IS NOT NULL;
CREATE INDEX contact_messages_by_assignee ON contact_messages (folder, assigned_to, created_at, id) WHERE assigned_to IS NOT NULL;
CREATE INDEX contact_messages_by_email ON contact_messages (email);

ALTER TABLE newsletter_subscriptions ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1);
ALTER TABLE newsletter_subscriptions ADD COLUMN assigned_to TEXT CHECK (length(assigned_to) BETWEEN 1 AND 254);
ALTER TABLE newsletter_subscriptions ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 5000);
ALTER TABLE newsletter_subscriptions ADD COLUMN partner_id TEXT CHECK (length(partner_id) BETWEEN 1 AND 40);
ALTER TABLE newsletter_subscriptions ADD COLUMN spam_at TEXT;
-- Rows of before double opt-in count as confirmed.
ALTER TABLE newsletter_subscriptions ADD COLUMN state TEXT NOT NULL DEFAULT 'confirmed' CHECK (state IN ('pending', 'confirmed', 'unsubscribed'));
ALTER TABLE newsletter_subscriptions ADD COLUMN consent_version TEXT;
ALTER TABLE newsletter_subscriptions ADD COLUMN requested_at TEXT;
ALTER TABLE newsletter_subscriptions ADD COLUMN confirmed_at TEXT;
ALTER TABLE newsletter_subscriptions ADD COLUMN status TEXT GENERATED ALWAYS AS (state) VIRTUAL;
ALTER TABLE newsletter_subscriptions ADD COLUMN folder TEXT GENERATED ALWAYS AS (
  CASE WHEN spam_at IS NOT NULL THEN 'spam' WHEN flag IS NOT NULL THEN 'flagged' ELSE 'inbox' END
) VIRTUAL;
CREATE INDEX newsletter_subscriptions_by_folder ON newsletter_subscriptions (folder, created_at, id);
CREATE INDEX newsletter_subscriptions_by_status ON newsletter_subscriptions (folder, status, created_at, id);
CREATE INDEX newsletter_subscriptions_by_partner ON newsletter_subscriptions (folder, partner_id, created_at, id) WHERE partner_id IS NOT NULL;
CREATE INDEX newsletter_subscriptions_by_assignee ON newsletter_subscriptions (folder, assigned_to, created_at, id) WHERE assigned_to IS NOT NULL;

-- How many leads there are, for the counts beside the filters. '' stands for none.
CREATE TABLE lead_counts (
  kind TEXT NOT NULL,
  folder TEXT NOT NULL,
  status TEXT NOT NULL,
  flag TEXT NOT NULL,
  partner_id TEXT NOT NULL,
  assigned_to TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (folder, kind, status, flag, partner_id, assigned_to)
) STRICT, WITHOUT ROWID;

-- How many of them came on each day (UTC), for the charts.
CREATE TABLE lead_days (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  folder TEXT NOT NULL,
  partner_id TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (day, kind, folder, partner_id)
) STRICT, WITHOUT ROWID;

-- rowid = id (consultations), 2^40 + id (contact_messages) or 2^41 + id (newsletter_subscriptions), so
-- that the newest of one kind are found without a look at the others. phone is the number as it was
-- typed, then without its separators. Keeps no text, and secure-delete leaves none of an erased
-- person's in the index.
CREATE VIRTUAL TABLE lead_search USING fts5 (
  name, email, phone, message, content='', tokenize='trigram remove_diacritics 1'
);
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);

INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total)
  SELECT 'consultation', folder, status, coalesce(flag, ''), coalesce(partner_id, ''), coalesce(assigned_to, ''), count(*) FROM consultations GROUP BY 1, 2, 3, 4, 5, 6;
INSERT INTO lead_days (day, kind, folder, partner_id, total)
  SELECT substr(created_at, 1, 10), 'consultation', folder, coalesce(partner_id, ''), count(*) FROM consultations GROUP BY 1, 2, 3, 4;
INSERT INTO lead_search (rowid, name, email, phone, message)
  SELECT id, name, email, phone || ' ' || replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '' FROM consultations;

CREATE TRIGGER consultations_added AFTER INSERT ON consultations BEGIN
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES ('consultation', new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''), coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (substr(new.created_at, 1, 10), 'consultation', new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_search (rowid, name, email, phone, message)
    VALUES (new.id, new.name, new.email, new.phone || ' ' || replace(replace(replace(replace(replace(new.phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '');
END;
CREATE TRIGGER consultations_removed AFTER DELETE ON consultations BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = ('consultation', old.folder, old.status, coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (substr(old.created_at, 1, 10), 'consultation', old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, message)
    VALUES ('delete', old.id, old.name, old.email, old.phone || ' ' || replace(replace(replace(replace(replace(old.phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '');
END;
CREATE TRIGGER consultations_changed AFTER UPDATE ON consultations
WHEN (old.folder, old.status, old.flag, old.partner_id, old.assigned_to)
  IS NOT (new.folder, new.status, new.flag, new.partner_id, new.assigned_to) BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = ('consultation', old.folder, old.status, coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (substr(old.created_at, 1, 10), 'consultation', old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES ('consultation', new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''), coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (substr(new.created_at, 1, 10), 'consultation', new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;

INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total)
  SELECT 'contact', folder, status, coalesce(flag, ''), coalesce(partner_id, ''), coalesce(assigned_to, ''), count(*) FROM contact_messages GROUP BY 1, 2, 3, 4, 5, 6;
INSERT INTO lead_days (day, kind, folder, partner_id, total)
  SELECT substr(created_at, 1, 10), 'contact', folder, coalesce(partner_id, ''), count(*) FROM contact_messages GROUP BY 1, 2, 3, 4;
INSERT INTO lead_search (rowid, name, email, phone, message)
  SELECT (1 << 40) + id, name, email, phone || ' ' || replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), message FROM contact_messages;

CREATE TRIGGER contact_messages_added AFTER INSERT ON contact_messages BEGIN
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES ('contact', new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''), coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (substr(new.created_at, 1, 10), 'contact', new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_search (rowid, name, email, phone, message)
    VALUES ((1 << 40) + new.id, new.name, new.email, new.phone || ' ' || replace(replace(replace(replace(replace(new.phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), new.message);
END;
CREATE TRIGGER contact_messages_removed AFTER DELETE ON contact_messages BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = ('contact', old.folder, old.status, coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (substr(old.created_at, 1, 10), 'contact', old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, message)
    VALUES ('delete', (1 << 40) + old.id, old.name, old.email, old.phone || ' ' || replace(replace(replace(replace(replace(old.phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), old.message);
END;
CREATE TRIGGER contact_messages_changed AFTER UPDATE ON contact_messages
WHEN (old.folder, old.status, old.flag, old.partner_id, old.assigned_to)
  IS NOT (new.folder, new.status, new.flag, new.partner_id, new.assigned_to) BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = ('contact', old.folder, old.status, coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (substr(old.created_at, 1, 10), 'contact', old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES ('contact', new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''), coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (substr(new.created_at, 1, 10), 'contact', new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;

INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total)
  SELECT 'newsletter', folder, status, coalesce(flag, ''), coalesce(partner_id, ''), coalesce(assigned_to, ''), count(*) FROM newsletter_subscriptions GROUP BY 1, 2, 3, 4, 5, 6;
INSERT INTO lead_days (day, kind, folder, partner_id, total)
  SELECT substr(created_at, 1, 10), 'newsletter', folder, coalesce(partner_id, ''), count(*) FROM newsletter_subscriptions GROUP BY 1, 2, 3, 4;
INSERT INTO lead_search (rowid, name, email, phone, message)
  SELECT (2 << 40) + id, '', email, '', '' FROM newsletter_subscriptions;

CREATE TRIGGER newsletter_subscriptions_added AFTER INSERT ON newsletter_subscriptions BEGIN
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES ('newsletter', new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''), coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (substr(new.created_at, 1, 10), 'newsletter', new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_search (rowid, name, email, phone, message)
    VALUES ((2 << 40) + new.id, '', new.email, '', '');
END;
CREATE TRIGGER newsletter_subscriptions_removed AFTER DELETE ON newsletter_subscriptions BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = ('newsletter', old.folder, old.status, coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (substr(old.created_at, 1, 10), 'newsletter', old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, message)
    VALUES ('delete', (2 << 40) + old.id, '', old.email, '', '');
END;
CREATE TRIGGER newsletter_subscriptions_changed AFTER UPDATE ON newsletter_subscriptions
WHEN (old.folder, old.status, old.flag, old.partner_id, old.assigned_to)
  IS NOT (new.folder, new.status, new.flag, new.partner_id, new.assigned_to) BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = ('newsletter', old.folder, old.status, coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (substr(old.created_at, 1, 10), 'newsletter', old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES ('newsletter', new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''), coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (substr(new.created_at, 1, 10), 'newsletter', new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;

-- What was done with a lead, and by whom; a lead without a row is unread. actor: a member's e-mail
-- address, or 'visitor' or 'system'. detail: JSON.
CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('consultation', 'contact', 'newsletter')),
  lead_id INTEGER NOT NULL,
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  detail TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_events_by_lead ON lead_events (kind, lead_id, id);

-- What is still to be sent, and what was. payload: JSON. A sender claims a row by claimed_until;
-- dead_at: given up, until somebody tries again.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  topic TEXT NOT NULL CHECK (length(topic) BETWEEN 1 AND 40),
  dedupe_key TEXT NOT NULL CHECK (length(dedupe_key) BETWEEN 1 AND 200),
  payload TEXT NOT NULL,
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  claimed_until TEXT,
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  sent_at TEXT,
  dead_at TEXT,
  last_error TEXT,
  UNIQUE (topic, dedupe_key)
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND dead_at IS NULL;

-- webhook_secret: the key of X-Sa-Signature, 64 hexadecimal digits.
CREATE TABLE partners (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 40 AND id NOT GLOB '*[^a-z0-9-]*'),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  webhook_url TEXT CHECK (length(webhook_url) BETWEEN 1 AND 500),
  webhook_secret TEXT CHECK (length(webhook_secret) = 64),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE partner_origins (
  origin TEXT PRIMARY KEY CHECK (length(origin) BETWEEN 1 AND 300),
  partner_id TEXT NOT NULL REFERENCES partners (id)
) STRICT;
CREATE INDEX partner_origins_by_partner ON partner_origins (partner_id);

-- Origins whose submissions were refused, by day (UTC); at most 1,000 rows.
CREATE TABLE origin_refusals (
  origin TEXT NOT NULL CHECK (length(origin) BETWEEN 1 AND 300),
  day TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (day, origin)
) STRICT, WITHOUT ROWID;

-- Requests to the API by hour (UTC, 2026-11-22T10); '' stands for no partner.
CREATE TABLE counters (
  hour TEXT NOT NULL,
  route TEXT NOT NULL,
  outcome TEXT NOT NULL,
  partner_id TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (hour, route, outcome, partner_id)
) STRICT, WITHOUT ROWID;

-- Who was erased, as a keyed hash of the address, so that a restored backup can be cleaned again.
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY,
  email_hmac TEXT NOT NULL CHECK (length(email_hmac) = 64),
  key_id TEXT NOT NULL,
  actor TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- For how many days a kind of lead is kept; no row: for ever.
CREATE TABLE retention (
  kind TEXT PRIMARY KEY CHECK (kind IN ('consultation', 'contact', 'newsletter')),
  days INTEGER NOT NULL CHECK (days BETWEEN 30 AND 3650)
) STRICT;

-- The last run of each task of the cron triggers. misses: failed runs in a row.
CREATE TABLE upkeep_runs (
  task TEXT PRIMARY KEY,
  ran_at TEXT NOT NULL,
  outcome TEXT NOT NULL,
  misses INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The canary of storage: a row is inserted, read and deleted.
CREATE TABLE canary (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL
) STRICT;
