-- One envelope for every lead: what becomes of it, whatever its kind. The table of its kind keeps what
-- the visitor sent, and its status.
--
-- Both have the status, kept equal by triggers. The other columns of the same names in those three
-- tables are mirrored both ways until the release after this one, for the Worker that runs while this
-- is applied, and for going back to it. Their lists of flags are closed: to that Worker a flag they do
-- not know is 'rate'.

-- row_id: of the table of the kind. flag: why it is kept apart; NULL for most. id begins at 2^42: until
-- its successor is deployed, that Worker takes what is smaller in the search for ids of its own.
CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  row_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_at TEXT,
  status TEXT NOT NULL,
  flag TEXT CHECK (length(flag) BETWEEN 1 AND 40),
  spam_at TEXT,
  folder TEXT GENERATED ALWAYS AS (
    CASE WHEN spam_at IS NOT NULL THEN 'spam' WHEN flag IS NOT NULL THEN 'flagged' ELSE 'inbox' END
  ) VIRTUAL,
  partner_id TEXT CHECK (length(partner_id) BETWEEN 1 AND 40),
  partner_claim TEXT CHECK (length(partner_claim) BETWEEN 1 AND 40),
  campaign TEXT CHECK (length(campaign) BETWEEN 1 AND 100),
  plan TEXT CHECK (length(plan) BETWEEN 1 AND 1500),
  assigned_to TEXT CHECK (length(assigned_to) BETWEEN 1 AND 254),
  note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 5000),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  UNIQUE (kind, row_id)
) STRICT;

-- From here on a new submission has its envelope; the next migration makes those of the others.
CREATE TRIGGER consultations_enveloped AFTER INSERT ON consultations BEGIN
  INSERT INTO leads (id, kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
    partner_claim, campaign, plan, assigned_to, note, version)
    VALUES ((SELECT max(coalesce(max(id), 0), 1 << 42) + 1 FROM leads), 'consultation', new.id,
      new.email, new.created_at, new.last_at, new.status, new.flag, new.spam_at, new.partner_id,
      new.partner_claim, new.campaign, new.plan, new.assigned_to, new.note, new.version)
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER consultations_emptied AFTER DELETE ON consultations BEGIN
  DELETE FROM leads WHERE (kind, row_id) = ('consultation', old.id);
END;
CREATE TRIGGER consultations_mirrored AFTER UPDATE ON consultations
WHEN (old.status, old.last_at, old.flag, old.spam_at, old.partner_id, old.partner_claim, old.campaign,
  old.assigned_to, old.note, old.version, old.plan)
  IS NOT (new.status, new.last_at, new.flag, new.spam_at, new.partner_id, new.partner_claim,
    new.campaign, new.assigned_to, new.note, new.version, new.plan) BEGIN
  UPDATE leads SET
    status = iif(old.status IS new.status, status, new.status), last_at = new.last_at,
    flag = iif(iif(flag IS NULL OR flag IN ('honeypot', 'rate', 'blank', 'spoofed'), flag,
      'rate') IS new.flag, flag, new.flag),
    spam_at = new.spam_at, partner_id = new.partner_id, partner_claim = new.partner_claim,
      campaign = new.campaign, assigned_to = new.assigned_to, note = new.note, version = new.version,
      plan = new.plan
  WHERE (kind, row_id) = ('consultation', new.id)
    AND (status, last_at, iif(flag IS NULL OR flag IN ('honeypot', 'rate', 'blank', 'spoofed'), flag,
      'rate'), spam_at, partner_id, partner_claim, campaign, assigned_to, note, version, plan)
      IS NOT (iif(old.status IS new.status, status, new.status), new.last_at, new.flag, new.spam_at,
        new.partner_id, new.partner_claim, new.campaign, new.assigned_to, new.note, new.version,
        new.plan);
END;

CREATE TRIGGER contact_messages_enveloped AFTER INSERT ON contact_messages BEGIN
  INSERT INTO leads (id, kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
    partner_claim, campaign, plan, assigned_to, note, version)
    VALUES ((SELECT max(coalesce(max(id), 0), 1 << 42) + 1 FROM leads), 'contact', new.id, new.email,
      new.created_at, new.last_at, iif(new.responded, 'done', 'pending'), new.flag, new.spam_at,
      new.partner_id, new.partner_claim, new.campaign, NULL, new.assigned_to, new.note, new.version)
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER contact_messages_emptied AFTER DELETE ON contact_messages BEGIN
  DELETE FROM leads WHERE (kind, row_id) = ('contact', old.id);
END;
CREATE TRIGGER contact_messages_mirrored AFTER UPDATE ON contact_messages
WHEN (iif(old.responded, 'done', 'pending'), old.last_at, old.flag, old.spam_at, old.partner_id,
  old.partner_claim, old.campaign, old.assigned_to, old.note, old.version)
  IS NOT (iif(new.responded, 'done', 'pending'), new.last_at, new.flag, new.spam_at, new.partner_id,
    new.partner_claim, new.campaign, new.assigned_to, new.note, new.version) BEGIN
  UPDATE leads SET
    status = iif(iif(old.responded, 'done', 'pending') IS iif(new.responded, 'done', 'pending'), status,
      iif(new.responded, 'done', 'pending')), last_at = new.last_at,
    flag = iif(iif(flag IS NULL OR flag IN ('honeypot', 'rate', 'blank', 'spoofed'), flag,
      'rate') IS new.flag, flag, new.flag),
    spam_at = new.spam_at, partner_id = new.partner_id, partner_claim = new.partner_claim,
      campaign = new.campaign, assigned_to = new.assigned_to, note = new.note, version = new.version
  WHERE (kind, row_id) = ('contact', new.id)
    AND (status, last_at, iif(flag IS NULL OR flag IN ('honeypot', 'rate', 'blank', 'spoofed'), flag,
      'rate'), spam_at, partner_id, partner_claim, campaign, assigned_to, note, version)
      IS NOT (iif(iif(old.responded, 'done', 'pending') IS iif(new.responded, 'done', 'pending'),
        status, iif(new.responded, 'done', 'pending')), new.last_at, new.flag, new.spam_at,
        new.partner_id, new.partner_claim, new.campaign, new.assigned_to, new.note, new.version);
END;

CREATE TRIGGER newsletter_subscriptions_enveloped AFTER INSERT ON newsletter_subscriptions BEGIN
  INSERT INTO leads (id, kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
    partner_claim, campaign, plan, assigned_to, note, version)
    VALUES ((SELECT max(coalesce(max(id), 0), 1 << 42) + 1 FROM leads), 'newsletter', new.id, new.email,
      new.created_at, new.last_at, new.state, new.flag, new.spam_at, new.partner_id, new.partner_claim,
      new.campaign, NULL, new.assigned_to, new.note, new.version)
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER newsletter_subscriptions_emptied AFTER DELETE ON newsletter_subscriptions BEGIN
  DELETE FROM leads WHERE (kind, row_id) = ('newsletter', old.id);
END;
CREATE TRIGGER newsletter_subscriptions_mirrored AFTER UPDATE ON newsletter_subscriptions
WHEN (old.state, old.last_at, old.flag, old.spam_at, old.partner_id, old.partner_claim, old.campaign,
  old.assigned_to, old.note, old.version)
  IS NOT (new.state, new.last_at, new.flag, new.spam_at, new.partner_id, new.partner_claim,
    new.campaign, new.assigned_to, new.note, new.version) BEGIN
  UPDATE leads SET
    status = iif(old.state IS new.state, status, new.state), last_at = new.last_at,
    flag = iif(iif(flag IS NULL OR flag IN ('honeypot', 'rate', 'blank', 'spoofed'), flag,
      'rate') IS new.flag, flag, new.flag),
    spam_at = new.spam_at, partner_id = new.partner_id, partner_claim = new.partner_claim,
      campaign = new.campaign, assigned_to = new.assigned_to, note = new.note, version = new.version
  WHERE (kind, row_id) = ('newsletter', new.id)
    AND (status, last_at, iif(flag IS NULL OR flag IN ('honeypot', 'rate', 'blank', 'spoofed'), flag,
      'rate'), spam_at, partner_id, partner_claim, campaign, assigned_to, note, version)
      IS NOT (iif(old.state IS new.state, status, new.state), new.last_at, new.flag, new.spam_at,
        new.partner_id, new.partner_claim, new.campaign, new.assigned_to, new.note, new.version);
END;
