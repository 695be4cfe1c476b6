-- Counts, days and search follow the envelope instead of each table. A day is the office's (India,
-- UTC+05:30, no summer time); a row of the search is that of the lead.

DROP TRIGGER consultations_added;
DROP TRIGGER consultations_removed;
DROP TRIGGER consultations_changed;
DROP TRIGGER contact_messages_added;
DROP TRIGGER contact_messages_removed;
DROP TRIGGER contact_messages_changed;
DROP TRIGGER newsletter_subscriptions_added;
DROP TRIGGER newsletter_subscriptions_removed;
DROP TRIGGER newsletter_subscriptions_changed;

DELETE FROM lead_days;
INSERT INTO lead_days (day, kind, folder, partner_id, total)
  SELECT date(leads.created_at, '+330 minutes'), kind, folder, coalesce(partner_id, ''),
    count(*) FROM leads GROUP BY 1, 2, 3, 4;

CREATE TRIGGER leads_added AFTER INSERT ON leads BEGIN
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES (new.kind,
    new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''),
    coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (date(new.created_at,
    '+330 minutes'), new.kind, new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER leads_removed AFTER DELETE ON leads BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = (old.kind, old.folder, old.status,
      coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (date(old.created_at,
    '+330 minutes'), old.kind, old.folder, coalesce(old.partner_id, ''));
END;
CREATE TRIGGER leads_changed AFTER UPDATE ON leads
WHEN (old.folder, old.status, old.flag, old.partner_id, old.assigned_to)
  IS NOT (new.folder, new.status, new.flag, new.partner_id, new.assigned_to) BEGIN
  UPDATE lead_counts SET total = total - 1
    WHERE (kind, folder, status, flag, partner_id, assigned_to) = (old.kind, old.folder, old.status,
      coalesce(old.flag, ''), coalesce(old.partner_id, ''), coalesce(old.assigned_to, ''));
  UPDATE lead_days SET total = total - 1 WHERE (day, kind, folder, partner_id) = (date(old.created_at,
    '+330 minutes'), old.kind, old.folder, coalesce(old.partner_id, ''));
  INSERT INTO lead_counts (kind, folder, status, flag, partner_id, assigned_to, total) VALUES (new.kind,
    new.folder, new.status, coalesce(new.flag, ''), coalesce(new.partner_id, ''),
    coalesce(new.assigned_to, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
  INSERT INTO lead_days (day, kind, folder, partner_id, total) VALUES (date(new.created_at,
    '+330 minutes'), new.kind, new.folder, coalesce(new.partner_id, ''), 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER leads_mirrored_to_consultations AFTER UPDATE ON leads
WHEN new.kind = 'consultation' AND (old.status, old.flag, old.spam_at, old.partner_id,
  old.partner_claim, old.campaign, old.assigned_to, old.note, old.version, old.plan)
  IS NOT (new.status, new.flag, new.spam_at, new.partner_id, new.partner_claim, new.campaign,
    new.assigned_to, new.note, new.version, new.plan) BEGIN
  UPDATE consultations SET
    status = new.status, flag = iif(new.flag IS NULL OR new.flag IN ('honeypot', 'rate', 'blank',
      'spoofed'), new.flag, 'rate'),
    spam_at = new.spam_at, partner_id = new.partner_id, partner_claim = new.partner_claim,
      campaign = new.campaign, assigned_to = new.assigned_to, note = new.note, version = new.version,
      plan = new.plan
  WHERE id = new.row_id;
END;
CREATE TRIGGER leads_mirrored_to_contact_messages AFTER UPDATE ON leads
WHEN new.kind = 'contact' AND (old.status, old.flag, old.spam_at, old.partner_id, old.partner_claim,
  old.campaign, old.assigned_to, old.note, old.version)
  IS NOT (new.status, new.flag, new.spam_at, new.partner_id, new.partner_claim, new.campaign,
    new.assigned_to, new.note, new.version) BEGIN
  UPDATE contact_messages SET
    responded = new.status = 'done', flag = iif(new.flag IS NULL OR new.flag IN ('honeypot', 'rate',
      'blank', 'spoofed'), new.flag, 'rate'),
    spam_at = new.spam_at, partner_id = new.partner_id, partner_claim = new.partner_claim,
      campaign = new.campaign, assigned_to = new.assigned_to, note = new.note, version = new.version
  WHERE id = new.row_id;
END;
CREATE TRIGGER leads_mirrored_to_newsletter_subscriptions AFTER UPDATE ON leads
WHEN new.kind = 'newsletter' AND (old.status, old.flag, old.spam_at, old.partner_id, old.partner_claim,
  old.campaign, old.assigned_to, old.note, old.version)
  IS NOT (new.status, new.flag, new.spam_at, new.partner_id, new.partner_claim, new.campaign,
    new.assigned_to, new.note, new.version) BEGIN
  UPDATE newsletter_subscriptions SET
    state = new.status, flag = iif(new.flag IS NULL OR new.flag IN ('honeypot', 'rate', 'blank',
      'spoofed'), new.flag, 'rate'),
    spam_at = new.spam_at, partner_id = new.partner_id, partner_claim = new.partner_claim,
      campaign = new.campaign, assigned_to = new.assigned_to, note = new.note, version = new.version
  WHERE id = new.row_id;
END;

-- phone is the number as it was typed, then without its separators. Keeps no text, and secure-delete
-- leaves none of an erased person's in the index.
DROP TABLE lead_search;
CREATE VIRTUAL TABLE lead_search USING fts5 (
  name, email, phone, message, content='', tokenize='trigram remove_diacritics 1'
);
INSERT INTO lead_search (rowid, name, email, phone, message)
  SELECT leads.id, sent.name, sent.email,
    sent.phone || ' ' || replace(replace(replace(replace(replace(sent.phone, ' ', ''), '-', ''), '(',
    ''), ')', ''), '.', ''), ''
  FROM leads JOIN consultations AS sent ON sent.id = row_id WHERE kind = 'consultation' ORDER BY leads.id;
INSERT INTO lead_search (rowid, name, email, phone, message)
  SELECT leads.id, sent.name, sent.email,
    sent.phone || ' ' || replace(replace(replace(replace(replace(sent.phone, ' ', ''), '-', ''), '(',
    ''), ')', ''), '.', ''), sent.message
  FROM leads JOIN contact_messages AS sent ON sent.id = row_id WHERE kind = 'contact' ORDER BY leads.id;
INSERT INTO lead_search (rowid, name, email, phone, message)
  SELECT leads.id, '', sent.email, '', ''
  FROM leads JOIN newsletter_subscriptions AS sent ON sent.id = row_id WHERE kind = 'newsletter' ORDER BY leads.id;
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);

-- The row of the search needs the envelope's id, and SQLite promises no order of triggers: so one does
-- both.
DROP TRIGGER consultations_enveloped;
CREATE TRIGGER consultations_enveloped AFTER INSERT ON consultations BEGIN
  INSERT INTO leads (kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
    partner_claim, campaign, plan, assigned_to, note, version) VALUES ('consultation', new.id,
    new.email, new.created_at, new.last_at, new.status, new.flag, new.spam_at, new.partner_id,
    new.partner_claim, new.campaign, new.plan, new.assigned_to, new.note, new.version)
    ON CONFLICT DO NOTHING;
  INSERT INTO lead_search (rowid, name, email, phone, message)
    SELECT id, new.name, new.email,
      new.phone || ' ' || replace(replace(replace(replace(replace(new.phone, ' ', ''), '-', ''), '(',
      ''), ')', ''), '.', ''), '' FROM leads WHERE (kind, row_id) = ('consultation', new.id);
END;
DROP TRIGGER consultations_emptied;
CREATE TRIGGER consultations_emptied AFTER DELETE ON consultations BEGIN
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, message)
    SELECT 'delete', id, old.name, old.email,
      old.phone || ' ' || replace(replace(replace(replace(replace(old.phone, ' ', ''), '-', ''), '(',
      ''), ')', ''), '.', ''), '' FROM leads WHERE (kind, row_id) = ('consultation', old.id);
  DELETE FROM leads WHERE (kind, row_id) = ('consultation', old.id);
END;
DROP TRIGGER contact_messages_enveloped;
CREATE TRIGGER contact_messages_enveloped AFTER INSERT ON contact_messages BEGIN
  INSERT INTO leads (kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
    partner_claim, campaign, plan, assigned_to, note, version) VALUES ('contact', new.id, new.email,
    new.created_at, new.last_at, iif(new.responded, 'done', 'pending'), new.flag, new.spam_at,
    new.partner_id, new.partner_claim, new.campaign, NULL, new.assigned_to, new.note, new.version)
    ON CONFLICT DO NOTHING;
  INSERT INTO lead_search (rowid, name, email, phone, message)
    SELECT id, new.name, new.email,
      new.phone || ' ' || replace(replace(replace(replace(replace(new.phone, ' ', ''), '-', ''), '(',
      ''), ')', ''), '.', ''), new.message FROM leads WHERE (kind, row_id) = ('contact', new.id);
END;
DROP TRIGGER contact_messages_emptied;
CREATE TRIGGER contact_messages_emptied AFTER DELETE ON contact_messages BEGIN
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, message)
    SELECT 'delete', id, old.name, old.email,
      old.phone || ' ' || replace(replace(replace(replace(replace(old.phone, ' ', ''), '-', ''), '(',
      ''), ')', ''), '.', ''), old.message FROM leads WHERE (kind, row_id) = ('contact', old.id);
  DELETE FROM leads WHERE (kind, row_id) = ('contact', old.id);
END;
DROP TRIGGER newsletter_subscriptions_enveloped;
CREATE TRIGGER newsletter_subscriptions_enveloped AFTER INSERT ON newsletter_subscriptions BEGIN
  INSERT INTO leads (kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
    partner_claim, campaign, plan, assigned_to, note, version) VALUES ('newsletter', new.id, new.email,
    new.created_at, new.last_at, new.state, new.flag, new.spam_at, new.partner_id, new.partner_claim,
    new.campaign, NULL, new.assigned_to, new.note, new.version)
    ON CONFLICT DO NOTHING;
  INSERT INTO lead_search (rowid, name, email, phone, message)
    SELECT id, '', new.email, '', '' FROM leads WHERE (kind, row_id) = ('newsletter', new.id);
END;
DROP TRIGGER newsletter_subscriptions_emptied;
CREATE TRIGGER newsletter_subscriptions_emptied AFTER DELETE ON newsletter_subscriptions BEGIN
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, message)
    SELECT 'delete', id, '', old.email, '', '' FROM leads WHERE (kind, row_id) = ('newsletter', old.id);
  DELETE FROM leads WHERE (kind, row_id) = ('newsletter', old.id);
END;
