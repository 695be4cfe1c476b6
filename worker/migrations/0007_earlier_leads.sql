-- The envelopes of what came before, in the order in which it came.

INSERT INTO leads (id, kind, row_id, email, created_at, last_at, status, flag, spam_at, partner_id,
  partner_claim, campaign, plan, assigned_to, note, version)
  SELECT (SELECT max(coalesce(max(id), 0), 1 << 42) FROM leads) + row_number() OVER (ORDER BY created_at), *
  FROM (
    SELECT 'consultation' AS kind, consultations.id AS row_id, consultations.email,
      consultations.created_at, consultations.last_at, consultations.status, consultations.flag,
      consultations.spam_at, consultations.partner_id, consultations.partner_claim,
      consultations.campaign, consultations.plan, consultations.assigned_to, consultations.note,
      consultations.version FROM consultations
    UNION ALL
    SELECT 'contact', contact_messages.id, contact_messages.email, contact_messages.created_at,
      contact_messages.last_at, iif(contact_messages.responded, 'done', 'pending'),
      contact_messages.flag, contact_messages.spam_at, contact_messages.partner_id,
      contact_messages.partner_claim, contact_messages.campaign, NULL, contact_messages.assigned_to,
      contact_messages.note, contact_messages.version FROM contact_messages
    UNION ALL
    SELECT 'newsletter', newsletter_subscriptions.id, newsletter_subscriptions.email,
      newsletter_subscriptions.created_at, newsletter_subscriptions.last_at,
      newsletter_subscriptions.state, newsletter_subscriptions.flag, newsletter_subscriptions.spam_at,
      newsletter_subscriptions.partner_id, newsletter_subscriptions.partner_claim,
      newsletter_subscriptions.campaign, NULL, newsletter_subscriptions.assigned_to,
      newsletter_subscriptions.note, newsletter_subscriptions.version FROM newsletter_subscriptions
  ) AS earlier
  WHERE NOT EXISTS (SELECT 1 FROM leads WHERE (leads.kind, leads.row_id) = (earlier.kind, earlier.row_id));

CREATE INDEX leads_by_folder ON leads (folder, created_at, kind, row_id);
CREATE INDEX leads_by_kind ON leads (folder, kind, created_at, row_id);
CREATE INDEX leads_by_status ON leads (folder, status, created_at, kind, row_id);
CREATE INDEX leads_by_partner ON leads (folder, partner_id, created_at, kind,
  row_id) WHERE partner_id IS NOT NULL;
CREATE INDEX leads_by_assignee ON leads (folder, assigned_to, created_at, kind,
  row_id) WHERE assigned_to IS NOT NULL;
CREATE INDEX leads_by_email ON leads (email);
CREATE INDEX leads_by_campaign ON leads (folder, campaign, created_at, kind,
  row_id) WHERE campaign IS NOT NULL;
