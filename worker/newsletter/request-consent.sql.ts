import type { SubmissionValues } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import type { Filing } from '../intake/taken-submission.ts';
import { announceLeads } from '../leads/announce-lead.sql.ts';
import { CONSENT_VERSION, readConfirmation } from './confirmation.ts';
import { MAY_BE_ASKED } from './subscriptions.sql.ts';

/**
 * Requests that a mailbox gets without having confirmed one, as long as we keep what was sent
 * (retention.ts); an attacker has no more.
 */
const MAX_UNANSWERED_MAILS = 3;

/**
 * ?3, the state of who subscribes; but without a mail that asks her, anybody could bring back somebody
 * who has left: she stays out until a member agrees.
 */
const NEXT = `iif(?3 = 'confirmed' AND (state = 'unsubscribed' OR EXISTS (
    SELECT 1 FROM lead_events WHERE (kind, lead_id) = ('newsletter', newsletter_subscriptions.id)
      AND 'unsubscribed' IN (detail ->> 'from', detail ->> 'to')
  )), 'pending', ?3)`;

/** Somebody who is not subscribed asks again. Nothing that is flagged changes an earlier choice. */
const RETURNS = `?2 AND state NOT IN ('confirmed', ${NEXT})`;

const KEEP_RETURN = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT 'newsletter', id, 'visitor', 'status', json_object('from', state, 'to', ${NEXT}), ?4
  FROM newsletter_subscriptions WHERE email = ?1 AND ${RETURNS}`;

/**
 * Runs after the row of a new address was inserted in the state of old rows, `confirmed`.
 * `confirmed_at` stays when a reader returns: it tells which mails were before.
 */
const SET_STATE = `
  UPDATE newsletter_subscriptions SET
    state = ${NEXT}, consent_version = ?5, requested_at = ?4,
    confirmed_at = iif(${NEXT} = 'confirmed', ?4, confirmed_at),
    version = version + (created_at <> ?4)
  WHERE email = ?1 AND ((requested_at IS NULL AND created_at = ?4) OR (${RETURNS}))`;

/** One mail per mailbox and day by its key, which the flagged get none of: no mail bomb by us. */
const ASK_BY_MAIL = `
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
  SELECT 'newsletter-confirmation', ?5 || ':' || substr(?4, 1, 10),
    json_object('kind', 'newsletter', 'id', sent.id), ?4, ?4
  FROM newsletter_subscriptions AS sent JOIN leads ON (kind, row_id) = ('newsletter', sent.id)
  WHERE sent.email = ?1 AND ?2 AND state = ?3 AND ${MAY_BE_ASKED} AND ${MAX_UNANSWERED_MAILS} > (
    SELECT count(*) FROM outbox WHERE topic = 'newsletter-confirmation'
      AND dedupe_key > ?5 || ':' || coalesce(substr(confirmed_at, 1, 10), '')
      AND dedupe_key < ?5 || ';'
  )
  ON CONFLICT DO NOTHING RETURNING id`;

/** To staff, if it is flagged. */
const ANNOUNCED =
  "leads.kind = 'newsletter' AND row_id = (SELECT id FROM newsletter_subscriptions WHERE email = ?3)";

/**
 * Prepares what follows a subscription: a new address or one that returns is `pending` and gets a
 * mail, or is `confirmed` at once where no mail can be sent. The last statements return the ids of
 * new messages.
 */
export function requestConsent(
  env: Env,
  { email }: SubmissionValues,
  { flag, arrivedAt, mailbox }: Pick<Filing, 'flag' | 'arrivedAt' | 'mailbox'>,
  now: Date,
): D1PreparedStatement[] {
  const state = readConfirmation(env) === 'on' ? 'pending' : 'confirmed';
  const isBelieved = flag === null || flag === 'origin';
  const values = [email, +isBelieved, state, arrivedAt];
  const changes = [
    env.DB.prepare(KEEP_RETURN).bind(...values),
    env.DB.prepare(SET_STATE).bind(...values, CONSENT_VERSION),
    announceLeads(env, { condition: ANNOUNCED, values: [email ?? null] }, now),
  ];
  if (state === 'confirmed') return changes;
  return [...changes, env.DB.prepare(ASK_BY_MAIL).bind(...values, mailbox)];
}
