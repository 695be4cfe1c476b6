import type { SubmissionValues } from '../contract/submissions.ts';
import type { Circumstances } from '../core/checked-submission.ts';
import type { Env } from '../core/settings.ts';
import { prepareOfficeChanges } from '../notify/office-webhook.sql.ts';
import { CONSENT_VERSION, readConfirmation } from './confirmation.ts';
import { MAY_BE_MAILED } from './subscriptions.sql.ts';

/**
 * Requests that a mailbox gets without having confirmed one, for as long as sent messages are stored
 * (worker/upkeep/retention.sql.ts); an attacker has no more.
 */
const MAX_UNANSWERED_MAILS = 3;

/**
 * The state after a subscription: ?3. Without confirmation by email, anyone could subscribe a reader who
 * has left: such a reader stays pending until a member agrees.
 */
const NEXT = `iif(?3 = 'confirmed' AND (lead.status = 'unsubscribed' OR EXISTS (
    SELECT 1 FROM lead_events WHERE (kind, lead_id) = ('newsletter', lead.row_id)
      AND 'unsubscribed' IN (detail ->> 'from', detail ->> 'to')
  )), 'pending', ?3)`;

const IS_NEW = 'sent.requested_at IS NULL AND sent.created_at = ?4';

/** Someone who is not subscribed subscribes again. A flagged request changes no earlier choice. */
const RETURNS = `NOT (${IS_NEW}) AND ?2 AND lead.status NOT IN ('confirmed', ${NEXT})`;

/** The subscription and its lead. */
const IS_THEIRS = "sent.email = ?1 AND (lead.kind, lead.row_id) = ('newsletter', sent.id)";

const KEEP_RETURN = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT 'newsletter', sent.id, 'visitor', 'status', json_object('from', lead.status, 'to', ${NEXT}), ?4
  FROM newsletter_subscriptions AS sent JOIN leads AS lead WHERE ${IS_THEIRS} AND ${RETURNS}`;

/** `confirmed_at` stays when a reader returns: it separates earlier mails from later ones. */
const SET_CONSENT = `
  UPDATE newsletter_subscriptions AS sent SET
    consent_version = ?5, requested_at = ?4, confirmed_at = iif(${NEXT} = 'confirmed', ?4, confirmed_at)
  FROM leads AS lead WHERE ${IS_THEIRS} AND ((${IS_NEW}) OR (${RETURNS}))`;

/** Sets the status of the subscriptions that have just requested consent. */
const SET_STATUS = `
  UPDATE leads AS lead SET status = ${NEXT}, version = version + (lead.created_at <> ?4)
  FROM newsletter_subscriptions AS sent
  WHERE ${IS_THEIRS} AND requested_at = ?4 AND lead.status NOT IN ('confirmed', ${NEXT})`;

/** One email per mailbox and day by its key, and none for a flagged subscription. */
const REQUEST_BY_MAIL = `
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
  SELECT 'newsletter-confirmation', ?5 || ':' || substr(?4, 1, 10),
    json_object('kind', 'newsletter', 'id', sent.id, 'network', ?6), ?4, ?4
  FROM newsletter_subscriptions AS sent JOIN leads ON (kind, row_id) = ('newsletter', sent.id)
  WHERE sent.email = ?1 AND ?2 AND leads.status = ?3 AND ${MAY_BE_MAILED} AND ${MAX_UNANSWERED_MAILS} > (
    SELECT count(*) FROM outbox WHERE topic = 'newsletter-confirmation'
      AND dedupe_key > ?5 || ':' || coalesce(substr(confirmed_at, 1, 10), '')
      AND dedupe_key < ?5 || ';' AND last_error IS NOT 'expired'
  )
  ON CONFLICT DO NOTHING RETURNING id`;

/**
 * Prepares the consequences of a subscription: a new or returning address is `pending` and gets an email,
 * or is `confirmed` at once if no email can be sent. The last statements return the ids of new messages.
 */
export function requestConsent(
  env: Env,
  { email }: SubmissionValues,
  {
    flag,
    arrivedAt,
    mailbox,
    network,
  }: Pick<Circumstances, 'flag' | 'arrivedAt' | 'mailbox' | 'network'>,
): D1PreparedStatement[] {
  const state = readConfirmation(env) === 'on' ? 'pending' : 'confirmed';
  const isBelieved = flag === null || flag === 'origin';
  const values = [email, +isBelieved, state, arrivedAt];
  const changes = [
    env.DB.prepare(KEEP_RETURN).bind(...values),
    env.DB.prepare(SET_CONSENT).bind(...values, CONSENT_VERSION),
    env.DB.prepare(SET_STATUS).bind(...values),
    prepareOfficeChanges(
      env.DB,
      arrivedAt,
      "lead.kind = 'newsletter' AND lead.row_id = (SELECT id FROM newsletter_subscriptions WHERE email = ?2)",
      [email],
    ),
  ];
  if (state === 'confirmed') return changes;
  return [...changes, env.DB.prepare(REQUEST_BY_MAIL).bind(...values, mailbox, network)];
}
