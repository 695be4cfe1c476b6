-- What a page says of where a submission comes from. partner_claim: the partner that it names, where
-- its origin is not known as theirs (partner_id is what the origin proves). campaign: in its words.

ALTER TABLE consultations ADD COLUMN partner_claim TEXT CHECK (length(partner_claim) BETWEEN 1 AND 40);
ALTER TABLE consultations ADD COLUMN campaign TEXT CHECK (length(campaign) BETWEEN 1 AND 100);
CREATE INDEX consultations_by_campaign ON consultations (folder, campaign, created_at, id) WHERE campaign IS NOT NULL;

ALTER TABLE contact_messages ADD COLUMN partner_claim TEXT CHECK (length(partner_claim) BETWEEN 1 AND 40);
ALTER TABLE contact_messages ADD COLUMN campaign TEXT CHECK (length(campaign) BETWEEN 1 AND 100);
CREATE INDEX contact_messages_by_campaign ON contact_messages (folder, campaign, created_at, id) WHERE campaign IS NOT NULL;

ALTER TABLE newsletter_subscriptions ADD COLUMN partner_claim TEXT CHECK (length(partner_claim) BETWEEN 1 AND 40);
ALTER TABLE newsletter_subscriptions ADD COLUMN campaign TEXT CHECK (length(campaign) BETWEEN 1 AND 100);
CREATE INDEX newsletter_subscriptions_by_campaign ON newsletter_subscriptions (folder, campaign, created_at, id) WHERE campaign IS NOT NULL;
