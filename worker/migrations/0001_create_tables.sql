-- STRICT and the CHECKs are the last line behind worker/contract: they hold whatever writes here.
-- dedupe_key, source and page_url say where a submission came from; no visitor types them.

-- Part of the data model only: no route reads or writes it.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE CHECK (length(username) >= 1),
  password TEXT NOT NULL CHECK (length(password) >= 1)
) STRICT;

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
  page_url TEXT CHECK (length(page_url) BETWEEN 1 AND 500)
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
  page_url TEXT CHECK (length(page_url) BETWEEN 1 AND 500)
) STRICT;
