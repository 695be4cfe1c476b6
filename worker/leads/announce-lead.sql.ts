import type { SubmissionKind, SubmissionValues } from '../contract/submissions.ts';
import { type Env, listStaff } from '../core/settings.ts';
import type { Filing } from '../core/taken-submission.ts';
import { listKinds } from './kinds.ts';

const MAX_SINGLY = 10;

/**
 * How many messages of a topic each member gets one by one in so many seconds. What comes above it
 * waits until these are over and then goes out as one mail.
 */
const PACE = `(
    SELECT 'lead' AS topic, ${MAX_SINGLY} AS singly, 5 * 60 AS seconds UNION ALL SELECT 'flagged', 1, 10 * 60
  ) AS pace`;

/** What `dedupe_key` may hold. */
const MAX_KEY = 200;

/** The time of the announcement, moved by `seconds` of the pace. */
const movedBy = (sign: '+' | '-', time: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${time}, '${sign}' || seconds || ' seconds')`;

/** A reader is asked for consent instead; staff look at those who are flagged. */
const isTold = () => {
  const subscriptions = listKinds().filter(({ isSubscription }) => isSubscription);
  return `leads.kind NOT IN (${subscriptions.map(({ kind }) => `'${kind}'`).join(', ')})`;
};

/** Which leads are announced. */
export interface Announced {
  /** SQL about `leads`, narrow by an index; its parameters begin with ?3. */
  condition: string;
  values: readonly (string | number | null)[];
}

/**
 * Prepares what tells staff of leads, and their partners if these are active and have a webhook: of
 * those in the inbox that nobody has been told of yet, and of flagged ones by their flag. For every
 * batch that files leads or moves them to the inbox; whoever is told already is not told again.
 *
 * There is a message for each member, as one address that is refused must not stop the others. The
 * statement returns the ids of new messages. Payloads hold kind and id of the lead and nothing of the
 * visitor's.
 */
export function announceLeads(
  env: Pick<Env, 'DB' | 'STAFF_EMAILS'>,
  { condition, values }: Announced,
  now: Date,
): D1PreparedStatement {
  return env.DB.prepare(`
    INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
    ${selectForStaff(condition)} UNION ALL ${selectForPartner(condition)}
    ON CONFLICT DO NOTHING RETURNING id`).bind(
    now.toISOString(),
    JSON.stringify(listStaff(env)),
    ...values,
  );
}

/** The same for a lead that a member may have let out of another folder. */
export function announceReleased(
  env: Env,
  { kind, id }: { kind: SubmissionKind; id: number },
  now: Date,
): D1PreparedStatement {
  const condition = "(leads.kind, row_id) = (?3, ?4) AND folder = 'inbox'";
  return announceLeads(env, { condition, values: [kind, id] }, now);
}

/** ?1: now; ?2: JSON of the members, '' where nobody is named. */
function selectForStaff(condition: string): string {
  const theirs = 'topic = told.topic AND recipient = member';
  const lately = `
    SELECT count(*) FROM (
      SELECT 1 FROM outbox WHERE ${theirs} AND due_at > ${movedBy('-', '?1')} LIMIT ${MAX_SINGLY}
    )`;
  const soon = `
    SELECT min(due_at) FROM outbox
    WHERE ${theirs} AND due_at > ?1 AND due_at <= ${movedBy('+', '?1')}`;
  const last = `
    SELECT max(due_at) FROM outbox
    WHERE ${theirs} AND due_at > ${movedBy('-', '?1')} AND due_at <= ?1`;
  return `
    SELECT told.topic, substr(name || ' ' || member, 1, ${MAX_KEY}),
      json_object('kind', kind, 'id', row_id, 'to', member), ?1,
      CASE WHEN place + (${lately}) <= singly THEN ?1
        ELSE coalesce((${soon}), ${movedBy('+', `(${last})`)}, ${movedBy('+', '?1')}) END
    FROM (
      SELECT iif(folder = 'inbox', 'lead', 'flagged') AS topic, kind, row_id, members.value AS member,
        kind || ' ' || row_id || iif(folder = 'inbox', '', ' ' || flag) AS name,
        row_number() OVER (PARTITION BY folder, members.value ORDER BY leads.id) AS place
      FROM leads JOIN json_each(?2) AS members
      WHERE (${condition}) AND (folder = 'flagged' OR (folder = 'inbox' AND ${isTold()} AND NOT EXISTS (
        SELECT 1 FROM outbox
        WHERE (outbox.kind, outbox.lead_id, outbox.topic) = (leads.kind, row_id, 'lead')
      )))
    ) AS told JOIN ${PACE} ON pace.topic = told.topic`;
}

/** ?1: now. `event` is the same in every attempt. */
function selectForPartner(condition: string): string {
  return `
    SELECT 'webhook', kind || ' ' || row_id || ' ' || partners.id,
      json_object('kind', kind, 'id', row_id, 'partnerId', partners.id, 'event', lower(hex(randomblob(16)))),
      ?1, ?1
    FROM leads JOIN partners ON partners.id = partner_id
    WHERE (${condition}) AND folder = 'inbox' AND ${isTold()} AND active AND webhook_url IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM outbox
        WHERE (outbox.kind, outbox.lead_id, outbox.topic) = (leads.kind, row_id, 'webhook')
          AND outbox.payload ->> 'partnerId' = partners.id AND outbox.payload ->> 'appointment' IS NULL
      )`;
}

/**
 * Makes the function that announces the lead which was just filed or repeated.
 * @param kind name of the kind
 * @param table where its rows are
 */
export function announceLead(kind: string, table: string) {
  const condition = `
    leads.kind = ?3 AND row_id IN (SELECT id FROM ${table} WHERE dedupe_key IN (?4, ?5))`;
  return (
    env: Env,
    _submission: SubmissionValues,
    { dedupeKeys }: Pick<Filing, 'dedupeKeys'>,
    now: Date,
  ): D1PreparedStatement[] => {
    const { today, yesterday } = dedupeKeys;
    return [announceLeads(env, { condition, values: [kind, today, yesterday] }, now)];
  };
}
