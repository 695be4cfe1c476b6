-- Who is told of what, without a look at every row of the outbox.

-- The member's address that a message is for, out of its payload; '' while nobody is named.
ALTER TABLE outbox ADD COLUMN recipient TEXT GENERATED ALWAYS AS (iif(json_valid(payload), payload ->> 'to', NULL)) VIRTUAL;
-- How many messages a member has had lately.
CREATE INDEX outbox_by_recipient ON outbox (topic, recipient, due_at) WHERE recipient IS NOT NULL;
-- The oldest mail that waits.
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL AND dead_at IS NULL AND topic <> 'webhook';

-- Mails that went out, by hour.
CREATE TRIGGER outbox_mailed AFTER UPDATE OF sent_at ON outbox
WHEN old.sent_at IS NULL AND new.sent_at IS NOT NULL AND new.last_error IS NULL AND new.topic <> 'webhook' BEGIN
  INSERT INTO counters (hour, route, outcome, partner_id, total) VALUES (substr(new.sent_at, 1, 13), 'mail', 'sent', '', 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;
