-- The whole schema. STRICT and the CHECKs are the last line of defence behind worker/contract, for
-- every writer. Instants are ISO 8601 in UTC.

-- Part of the data model only: no route reads or writes it.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE CHECK (length(username) >= 1),
  password TEXT NOT NULL CHECK (length(password) >= 1)
) STRICT;

-- The specification's three tables store the visitors' input, and the status if it names one; all
-- else is in leads. dedupe_key, source and page_url identify the origin of a submission; no visitor types
-- them. attempt: random text of the press that made it.
CREATE TABLE consultations (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email TEXT NOT NULL CHECK (email LIKE '_%@_%._%' AND length(email) <= 254),
  phone TEXT NOT NULL CHECK (length(phone) BETWEEN 10 AND 40),
  consultation_type TEXT NOT NULL CHECK (consultation_type IN ('video', 'chat', 'in-person')),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (length(status) BETWEEN 1 AND 40),
  dedupe_key TEXT NOT NULL UNIQUE CHECK (length(dedupe_key) = 64),
  source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 300),
  page_url TEXT CHECK (length(page_url) BETWEEN 1 AND 500),
  attempt TEXT CHECK (length(attempt) BETWEEN 1 AND 64)
) STRICT;

CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email TEXT NOT NULL CHECK (email LIKE '_%@_%._%' AND length(email) <= 254),
  phone TEXT NOT NULL CHECK (length(phone) BETWEEN 10 AND 40),
  subject TEXT NOT NULL CHECK (subject IN ('admission', 'visa', 'scholarship', 'general')),
  message TEXT NOT NULL CHECK (length(message) BETWEEN 10 AND 3000),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  responded INTEGER NOT NULL DEFAULT 0 CHECK (responded IN (0, 1)),
  dedupe_key TEXT NOT NULL UNIQUE CHECK (length(dedupe_key) = 64),
  source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 300),
  page_url TEXT CHECK (length(page_url) BETWEEN 1 AND 500)
) STRICT;

CREATE TABLE newsletter_subscriptions (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE CHECK (email LIKE '_%@_%._%' AND length(email) <= 254),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  dedupe_key TEXT NOT NULL UNIQUE CHECK (length(dedupe_key) = 64),
  source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 300),
  page_url TEXT CHECK (length(page_url) BETWEEN 1 AND 500),
  consent_version TEXT,
  requested_at TEXT,
  confirmed_at TEXT
) STRICT;

-- One envelope with the handling of every lead, of any kind. row_id: id in the table of its kind.
-- repeats: number of repeats, last_at: time of the last one. flag: reason why it is flagged; NULL for
-- most. partner_claim: the partner that a page names, if its origin does not prove it. attribution, plan:
-- JSON, as readAdvertisement and readPlan of the contract check it. network: a keyed hash of the sender's
-- network, for 30 days. mailbox: a keyed hash of the mailbox. phone_digits: the last ten, in ASCII. folded:
-- words to search, made by search.logic.ts.
CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  row_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats >= 0),
  last_at TEXT,
  status TEXT NOT NULL CHECK (length(status) BETWEEN 1 AND 40),
  flag TEXT CHECK (length(flag) BETWEEN 1 AND 40),
  spam_at TEXT,
  folder TEXT GENERATED ALWAYS AS (
    CASE WHEN spam_at IS NOT NULL THEN 'spam' WHEN flag IS NOT NULL THEN 'flagged' ELSE 'inbox' END
  ) VIRTUAL,
  partner_id TEXT CHECK (length(partner_id) BETWEEN 1 AND 40),
  partner_claim TEXT CHECK (length(partner_claim) BETWEEN 1 AND 40),
  campaign TEXT CHECK (length(campaign) BETWEEN 1 AND 100),
  attribution TEXT CHECK (length(attribution) BETWEEN 1 AND 4000),
  plan TEXT CHECK (length(plan) BETWEEN 1 AND 4000),
  network TEXT CHECK (length(network) = 64),
  mailbox TEXT CHECK (length(mailbox) = 64),
  assigned_to TEXT CHECK (length(assigned_to) BETWEEN 1 AND 254),
  note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 5000),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  phone_digits TEXT,
  folded TEXT NOT NULL,
  UNIQUE (kind, row_id)
) STRICT;
-- Lists, their filters and counts by day read this index alone.
CREATE INDEX leads_by_folder ON leads (folder, created_at, kind, row_id, status, partner_id, campaign,
  assigned_to, flag);
CREATE INDEX leads_by_email ON leads (email);
CREATE INDEX leads_by_network ON leads (network, created_at) WHERE network IS NOT NULL;
CREATE INDEX leads_by_click ON leads (created_at) WHERE attribution ->> 'clicks' IS NOT NULL;
CREATE INDEX leads_by_spam ON leads (spam_at) WHERE spam_at IS NOT NULL;
-- Counts of open leads read this index.
CREATE INDEX leads_open ON leads (folder, kind, status, flag, partner_id, assigned_to)
  WHERE spam_at IS NULL AND (flag IS NOT NULL OR status NOT IN ('done', 'closed', 'confirmed', 'unsubscribed'));

-- History of a lead; a lead without a row is unread. actor: a member's email address, or 'visitor' or
-- 'system'. detail: JSON.
CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  lead_id INTEGER NOT NULL,
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  detail TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_events_by_lead ON lead_events (kind, lead_id, id);

-- Messages, pending and sent. payload: JSON; kind and id of the lead that a message is about, the hash of
-- the network that caused one to a visitor. A sender claims a row by claimed_until; dead_at: given up,
-- until a member retries it. recipient: a member's address, '' while nobody is named, a partner's id, the topic of
-- the office's webhook, or * for every visitor. Rows are found by their lead only to look a person up or to delete, which may read
-- them all.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  topic TEXT NOT NULL CHECK (length(topic) BETWEEN 1 AND 40),
  dedupe_key TEXT NOT NULL CHECK (length(dedupe_key) BETWEEN 1 AND 200),
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  claimed_until TEXT,
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  sent_at TEXT,
  dead_at TEXT,
  last_error TEXT,
  kind TEXT GENERATED ALWAYS AS (payload ->> 'kind') VIRTUAL,
  lead_id INTEGER GENERATED ALWAYS AS (payload ->> 'id') VIRTUAL,
  recipient TEXT GENERATED ALWAYS AS (coalesce(payload ->> 'to', payload ->> 'partnerId', '*')) VIRTUAL,
  UNIQUE (topic, dedupe_key)
) STRICT;
CREATE INDEX outbox_due ON outbox (recipient, topic, due_at) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX outbox_mailed ON outbox (sent_at)
  WHERE sent_at IS NOT NULL AND last_error IS NULL AND topic NOT IN ('webhook', 'office-webhook');

-- The webhook of the office's own system; no row, or no url: there is none. failures: attempts that failed since one was
-- accepted, the first at failing_since; retry_at: time of the next one, once there are several. last_answer: fixed words.
CREATE TABLE office_webhook (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  url TEXT CHECK (length(url) BETWEEN 1 AND 500),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  last_answer TEXT CHECK (length(last_answer) BETWEEN 1 AND 100),
  last_at TEXT,
  failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failing_since TEXT,
  retry_at TEXT
) STRICT;

-- Mailboxes, as keyed hashes, that get no mail: it came back, or their owner has called it spam.
CREATE TABLE returned_mail (
  mailbox TEXT PRIMARY KEY CHECK (length(mailbox) = 64),
  reason TEXT NOT NULL CHECK (reason IN ('bounced', 'full', 'complained')),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

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

-- A member's decision about a website without a partner: its leads count like our own, or are refused.
CREATE TABLE origin_rulings (
  origin TEXT PRIMARY KEY CHECK (length(origin) BETWEEN 1 AND 300),
  state TEXT NOT NULL CHECK (state IN ('trusted', 'blocked')),
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Submissions of unowned origins, by day (UTC).
CREATE TABLE origin_sightings (
  origin TEXT NOT NULL CHECK (length(origin) BETWEEN 1 AND 300),
  day TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (day, origin)
) STRICT, WITHOUT ROWID;

-- Members seen behind Access, with the last time.
CREATE TABLE members (
  email TEXT PRIMARY KEY CHECK (length(email) BETWEEN 1 AND 254),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 254),
  seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Audit of the desk: changes of partners, origins and rules, erasures, exports. subject: the changed item.
-- detail: JSON.
CREATE TABLE desk_events (
  id INTEGER PRIMARY KEY,
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 254),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  subject TEXT CHECK (length(subject) BETWEEN 1 AND 300),
  detail TEXT,
  created_at TEXT NOT NULL
) STRICT;

-- Rules of every appointment: one row once a member has changed them. offline_percent: the share of
-- a day's times that visitors cannot book.
CREATE TABLE booking_rules (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  minutes INTEGER NOT NULL CHECK (minutes IN (15, 20, 30, 45, 60)),
  buffer_minutes INTEGER NOT NULL CHECK (buffer_minutes BETWEEN 0 AND 60),
  notice_hours INTEGER NOT NULL CHECK (notice_hours BETWEEN 0 AND 168),
  horizon_days INTEGER NOT NULL CHECK (horizon_days BETWEEN 1 AND 60),
  offline_percent INTEGER NOT NULL CHECK (offline_percent BETWEEN 0 AND 90),
  shows_names INTEGER NOT NULL CHECK (shows_names IN (0, 1)),
  version INTEGER NOT NULL CHECK (version >= 1)
) STRICT;

-- Weekly hours of a member: JSON [{"weekday":1,"from":600,"to":1050,"ways":["video"]}], 1 is Monday, in minutes of
-- the day.
CREATE TABLE office_hours (
  member TEXT PRIMARY KEY CHECK (length(member) BETWEEN 1 AND 254),
  week TEXT NOT NULL CHECK (json_valid(week)),
  version INTEGER NOT NULL CHECK (version >= 1)
) STRICT, WITHOUT ROWID;

-- First and last day, both included. member: NULL for a holiday of all.
CREATE TABLE days_off (
  id INTEGER PRIMARY KEY,
  member TEXT CHECK (length(member) BETWEEN 1 AND 254),
  from_day TEXT NOT NULL CHECK (from_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  to_day TEXT NOT NULL CHECK (to_day >= from_day),
  label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 100)
) STRICT;
CREATE INDEX days_off_by_end ON days_off (to_day);

-- Link of a member's video calls. Without one, the visitor is called.
CREATE TABLE meeting_links (
  member TEXT PRIMARY KEY CHECK (length(member) BETWEEN 1 AND 254),
  url TEXT NOT NULL CHECK (url GLOB 'https://*' AND length(url) <= 500)
) STRICT, WITHOUT ROWID;

-- A member's calendar feed: SHA-256 of the secret in its address.
CREATE TABLE calendar_feeds (
  member TEXT PRIMARY KEY CHECK (length(member) BETWEEN 1 AND 254),
  secret_hash TEXT NOT NULL UNIQUE CHECK (length(secret_hash) = 64),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- sequence: number of the calendar entry. is_online: booked by a visitor. network, mailbox, phone: hashes
-- of the booker's network and person, for limits; no network if a member booked. held: blocks no time
-- until the link of its mail is opened. confirmed_at: time at which that link was opened, or a member
-- confirmed. reminder_missed: no reminder could be sent before the start. change_key: key of the last
-- change, so that its consequences are written with it or not at all.
CREATE TABLE appointments (
  id INTEGER PRIMARY KEY,
  consultation_id INTEGER NOT NULL,
  member TEXT NOT NULL CHECK (length(member) BETWEEN 1 AND 254),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL CHECK (ends_at > starts_at),
  way TEXT NOT NULL CHECK (length(way) BETWEEN 1 AND 40),
  state TEXT NOT NULL DEFAULT 'booked'
    CHECK (state IN ('held', 'booked', 'cancelled', 'done', 'missed')),
  sequence INTEGER NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  is_online INTEGER NOT NULL CHECK (is_online IN (0, 1)),
  network TEXT CHECK (length(network) = 64),
  mailbox TEXT NOT NULL CHECK (length(mailbox) = 64),
  phone TEXT NOT NULL CHECK (length(phone) = 64),
  confirmed_at TEXT,
  reminder_missed INTEGER NOT NULL DEFAULT 0 CHECK (reminder_missed IN (0, 1)),
  change_key TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX appointments_live ON appointments (consultation_id) WHERE state IN ('booked', 'held');
CREATE INDEX appointments_by_consultation ON appointments (consultation_id, id);
CREATE INDEX appointments_by_time ON appointments (starts_at);
CREATE INDEX appointments_by_member ON appointments (member, starts_at) WHERE state = 'booked';
CREATE INDEX appointments_by_mailbox ON appointments (mailbox);
CREATE INDEX appointments_by_phone ON appointments (phone) WHERE state = 'booked';
CREATE INDEX appointments_by_network ON appointments (network, created_at) WHERE network IS NOT NULL;
CREATE INDEX appointments_by_change ON appointments (change_key);

-- Retention of a kind of lead, in days; no row: unlimited.
CREATE TABLE retention (
  kind TEXT PRIMARY KEY CHECK (length(kind) BETWEEN 1 AND 40),
  days INTEGER NOT NULL CHECK (days BETWEEN 30 AND 3650)
) STRICT;

-- Answers to forms, by hour (UTC, 2026-11-22T10), and how many of them were server faults.
CREATE TABLE answers (
  hour TEXT PRIMARY KEY,
  total INTEGER NOT NULL,
  faults INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The tasks of the cron trigger. succeeded_at: NULL before the first success; misses: failures since.
CREATE TABLE upkeep_runs (
  task TEXT PRIMARY KEY,
  succeeded_at TEXT,
  misses INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The canary of storage: a row is inserted, read and deleted.
CREATE TABLE canary (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL
) STRICT;
