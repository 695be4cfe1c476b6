-- A time for the consultation. Instants are ISO 8601 in UTC; hours are wall time of the office, whose
-- zone is a setting (OFFICE_ZONE).

-- What holds for every appointment: one row once somebody has changed it. offline_percent: the share of
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

-- A member's week: JSON [{"weekday":1,"from":600,"to":1050,"ways":["video"]}], 1 is Monday, in minutes of
-- the day.
CREATE TABLE office_hours (
  member TEXT PRIMARY KEY CHECK (length(member) BETWEEN 1 AND 254),
  week TEXT NOT NULL CHECK (json_valid(week)),
  version INTEGER NOT NULL CHECK (version >= 1)
) STRICT, WITHOUT ROWID;

-- Days of the office, both included. member: NULL for a holiday of all.
CREATE TABLE days_off (
  id INTEGER PRIMARY KEY,
  member TEXT CHECK (length(member) BETWEEN 1 AND 254),
  from_day TEXT NOT NULL CHECK (from_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  to_day TEXT NOT NULL CHECK (to_day >= from_day),
  label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 100)
) STRICT;
CREATE INDEX days_off_by_end ON days_off (to_day);

-- sequence: of the calendar entry. is_online: a visitor has booked it. network, mailbox, phone: hashes
-- of where it was booked and for whom, for limits; NULL for one that a member booked. clicked_at: the
-- link of a mail was opened. change_key: of whatever changed it last, so that what follows from a change
-- is written with it or not at all.
CREATE TABLE appointments (
  id INTEGER PRIMARY KEY,
  consultation_id INTEGER NOT NULL,
  member TEXT NOT NULL CHECK (length(member) BETWEEN 1 AND 254),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL CHECK (ends_at > starts_at),
  way TEXT NOT NULL CHECK (length(way) BETWEEN 1 AND 40),
  state TEXT NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled', 'done', 'missed')),
  sequence INTEGER NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  is_online INTEGER NOT NULL CHECK (is_online IN (0, 1)),
  network TEXT CHECK (length(network) = 64),
  mailbox TEXT NOT NULL CHECK (length(mailbox) = 64),
  phone TEXT NOT NULL CHECK (length(phone) = 64),
  clicked_at TEXT,
  change_key TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX appointments_live ON appointments (consultation_id) WHERE state = 'booked';
CREATE INDEX appointments_by_consultation ON appointments (consultation_id, id);
CREATE INDEX appointments_by_time ON appointments (starts_at);
CREATE INDEX appointments_by_member ON appointments (member, starts_at) WHERE state = 'booked';
CREATE INDEX appointments_by_mailbox ON appointments (mailbox);
CREATE INDEX appointments_by_phone ON appointments (phone) WHERE state = 'booked';
CREATE INDEX appointments_by_network ON appointments (network, created_at) WHERE network IS NOT NULL;
CREATE INDEX appointments_by_change ON appointments (change_key);

-- An appointment goes with its consultation.
CREATE TRIGGER consultations_unbooked AFTER DELETE ON consultations BEGIN
  DELETE FROM appointments WHERE consultation_id = old.id;
END;

-- The address of a member's calendar for others to subscribe to: SHA-256 of its secret.
CREATE TABLE calendar_feeds (
  member TEXT PRIMARY KEY CHECK (length(member) BETWEEN 1 AND 254),
  secret_hash TEXT NOT NULL UNIQUE CHECK (length(secret_hash) = 64),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Random text of the press that made it: whoever sends the same again was there.
ALTER TABLE consultations ADD COLUMN attempt TEXT CHECK (length(attempt) BETWEEN 1 AND 64);

-- A reminder waits for days, and is no mail that is late.
CREATE INDEX outbox_mail_waiting ON outbox (created_at) WHERE sent_at IS NULL AND dead_at IS NULL AND topic NOT IN ('webhook', 'reminder');
CREATE INDEX outbox_reminders ON outbox (due_at) WHERE sent_at IS NULL AND dead_at IS NULL AND topic = 'reminder';
