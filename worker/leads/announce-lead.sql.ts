import type { SubmissionKind, SubmissionValues } from '../contract/submissions.ts';
import type { Circumstances } from '../core/checked-submission.ts';
import { type Env, listStaff } from '../core/settings.ts';
import { selectOfficeLeads } from '../notify/office-webhook.sql.ts';
import { listKinds, type StoredKind } from './kinds.ts';

/** Length of the longest `dedupe_key`. */
const MAX_KEY = 200;

/** Excludes subscriptions, whose reader confirms instead, but not flagged ones, for staff to check. */
const isAnnounced = () => {
  const subscriptions = listKinds().filter(({ isSubscription }) => isSubscription);
  return `leads.kind NOT IN (${subscriptions.map(({ kind }) => `'${kind}'`).join(', ')})`;
};

/** The leads to announce. */
export interface Announced {
  /** SQL about `leads`, narrow by an index; its parameters begin with ?3. */
  condition: string;
  values: readonly (string | number | null)[];
}

/**
 * Prepares messages about leads to staff, to the office's own system, and to their partners if these are active
 * and have a webhook: about leads in the inbox that are not announced yet, and to staff about flagged ones by
 * their flag. For every batch that stores leads or moves them to the inbox; nobody is notified twice.
 *
 * There is a message for each member, as one address that is refused must not stop the others. The
 * statement returns the ids of new messages. Payloads hold kind and id of the lead and no data of the
 * visitor.
 */
export function announceLeads(
  env: Pick<Env, 'DB' | 'STAFF_EMAILS'>,
  { condition, values }: Announced,
  now: Date,
): D1PreparedStatement {
  return env.DB.prepare(`
    INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
    ${selectForStaff(condition)} UNION ALL ${selectForPartner(condition)}
    UNION ALL ${selectOfficeLeads({ lead: 'leads', now: '?1' }, condition)}
    ON CONFLICT DO NOTHING RETURNING id`).bind(
    now.toISOString(),
    JSON.stringify(listStaff(env)),
    ...values,
  );
}

/** Prepares the same for a lead that a member may have released. */
export function announceReleased(
  env: Env,
  { kind, id }: { kind: SubmissionKind; id: number },
  now: Date,
): D1PreparedStatement {
  const condition = "(leads.kind, row_id) = (?3, ?4) AND folder = 'inbox'";
  return announceLeads(env, { condition, values: [kind, id] }, now);
}

/** ?1: now; ?2: JSON of the members, '' if none is named. */
function selectForStaff(condition: string): string {
  return `
    SELECT iif(folder = 'inbox', 'lead', 'flagged'),
      substr(kind || ' ' || row_id || iif(folder = 'inbox', '', ' ' || flag) || ' ' || members.value, 1, ${MAX_KEY}),
      json_object('kind', kind, 'id', row_id, 'to', members.value), ?1, ?1
    FROM leads JOIN json_each(?2) AS members
    WHERE (${condition}) AND (folder = 'flagged' OR (folder = 'inbox' AND ${isAnnounced()} AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE topic = 'lead'
        AND dedupe_key > leads.kind || ' ' || row_id || ' ' AND dedupe_key < leads.kind || ' ' || row_id || '!'
    )))`;
}

/** One message for each lead and partner; `event` is the same in every attempt. ?1: now. */
function selectForPartner(condition: string): string {
  return `
    SELECT 'webhook', kind || ' ' || row_id || ' ' || partners.id,
      json_object('kind', kind, 'id', row_id, 'partnerId', partners.id, 'event', lower(hex(randomblob(16)))),
      ?1, ?1
    FROM leads JOIN partners ON partners.id = partner_id
    WHERE (${condition}) AND folder = 'inbox' AND ${isAnnounced()} AND active AND webhook_url IS NOT NULL`;
}

/** Makes the function that announces the lead which was just stored or repeated. */
export function announceLead(kind: string, { table, isSubscription }: StoredKind) {
  const identity = isSubscription ? 'email' : 'dedupe_key';
  const condition = `
    leads.kind = ?3 AND row_id IN (SELECT id FROM ${table} WHERE ${identity} IN (?4, ?5))`;
  return (
    env: Env,
    { email }: SubmissionValues,
    { dedupeKeys: { today, yesterday } }: Pick<Circumstances, 'dedupeKeys'>,
    now: Date,
  ): D1PreparedStatement => {
    const keys = isSubscription ? [email ?? null, null] : [today, yesterday];
    return announceLeads(env, { condition, values: [kind, ...keys] }, now);
  };
}
