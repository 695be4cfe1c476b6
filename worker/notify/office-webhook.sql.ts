// Imported by scripts, too, where the types of the runtime are not global.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { OFFICE_AT_ONCE, OFFICE_BREAK_AFTER } from './office-webhook.logic.ts';
import { OFFICE } from './pace.logic.ts';

/** The content of a message to the office's system. */
export interface AboutLead {
  kind: string;
  id: number;
  /** `lead`: it is new in the inbox; `changed`: another status, place, person or appointment. */
  what: 'lead' | 'changed' | 'erased';
  /** Status at the time of the message; the name of the folder outside the inbox. */
  status: string;
  /** 32 hexadecimal digits, the same in every attempt. */
  event: string;
  /** Time of what it is about. */
  at: string;
}

const HAS_WEBHOOK = 'EXISTS (SELECT 1 FROM office_webhook WHERE url IS NOT NULL)';
const INTO = 'INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)';

/** Messages about a lead, along the index of their keys. */
const messagesOf = (lead: string) => `
  SELECT 1 FROM outbox AS told WHERE told.topic = '${OFFICE}'
    AND told.dedupe_key > ${lead}.kind || ' ' || ${lead}.row_id || ' '
    AND told.dedupe_key < ${lead}.kind || ' ' || ${lead}.row_id || '!'`;

/**
 * SQL that selects a message to the office's system for each lead, without any data of the visitor: the body
 * is made when it is sent. Selects nothing while there is no webhook.
 * @param names.lead alias of `leads` in `where`; `now`: SQL of the present time
 */
function selectMessages(
  what: AboutLead['what'],
  { lead, now }: { lead: string; now: string },
  where: string,
): string {
  return `
    SELECT '${OFFICE}', ${lead}.kind || ' ' || ${lead}.row_id || ' ' || lower(hex(randomblob(16))),
      json_object('kind', ${lead}.kind, 'id', ${lead}.row_id, 'to', '${OFFICE}', 'what', '${what}',
        'status', iif(${lead}.folder = 'inbox', ${lead}.status, ${lead}.folder),
        'event', lower(hex(randomblob(16))), 'at', ${now}), ${now}, ${now}
    FROM leads AS ${lead} WHERE ${HAS_WEBHOOK} AND (${where})`;
}

/** SQL that selects a message about each lead that is in the inbox and of which the system has none. */
export const selectOfficeLeads = (names: { lead: string; now: string }, where: string): string =>
  selectMessages(
    'lead',
    names,
    `(${where}) AND ${names.lead}.folder = 'inbox' AND NOT EXISTS (${messagesOf(names.lead)}
      AND told.payload ->> 'what' <> 'erased' AND told.last_error IS NOT 'needless')`,
  );

/** Entries of the history that the office's system learns of. */
const TOLD_ACTIONS = [
  'status',
  'confirmed',
  'unsubscribed',
  'corrected',
  'spam',
  'not-spam',
  'flagged',
  'booked',
  'moved',
  'cancelled',
  'missed',
].map((action) => `'${action}'`);

/**
 * SQL that selects a message about each lead that this batch has changed, by the entries of its history: one that
 * is in the inbox, or has just left it. For the end of the batch.
 */
export const selectOfficeChanges = (names: { lead: string; now: string }, where: string): string =>
  selectMessages(
    'changed',
    names,
    `(${where}) AND EXISTS (
      SELECT 1 FROM lead_events AS entry
      WHERE (entry.kind, entry.lead_id) = (${names.lead}.kind, ${names.lead}.row_id)
        AND entry.created_at = ${names.now} AND entry.action IN (${TOLD_ACTIONS.join(', ')})
        AND (${names.lead}.folder = 'inbox' OR entry.detail ->> 'from' = 'inbox')
    ) AND NOT EXISTS (${messagesOf(names.lead)} AND told.created_at = ${names.now})`,
  );

/** Prepares messages. Returns their ids. ?1: now; parameters of `where`, about `lead`, begin with ?2. */
const prepare =
  (select: (names: { lead: string; now: string }, where: string) => string) =>
  (
    db: D1Database,
    now: string,
    where: string,
    values: readonly (string | number)[],
  ): D1PreparedStatement =>
    db
      .prepare(`${INTO} ${select({ lead: 'lead', now: '?1' }, where)} RETURNING id`)
      .bind(now, ...values);

export const prepareOfficeLeads = prepare(selectOfficeLeads);
export const prepareOfficeChanges = prepare(selectOfficeChanges);

/** Prepares a message about each lead, whatever its history says. */
export const prepareOfficeMessages = prepare((names, where) =>
  selectMessages('changed', names, where),
);

/** Prepares a message that each lead is erased, for the batch that erases it, before that happens. */
export const prepareOfficeErased = prepare((names, where) =>
  selectMessages('erased', names, where),
);

/** How many messages may be sent now: several, one to try, or none. ?1: now. */
const ROOM = `coalesce((
    SELECT CASE WHEN url IS NULL OR NOT active THEN 0 WHEN failures < ${OFFICE_BREAK_AFTER} THEN ${OFFICE_AT_ONCE}
      WHEN retry_at <= ?1 THEN 1 ELSE 0 END
    FROM office_webhook
  ), 0)`;

/**
 * SQL that selects the ids of the messages to send next: of each lead the oldest, once every earlier one was accepted.
 * @param isReady SQL about a due message that nobody sends yet; ?1 in it is now
 */
export const selectOfficeNext = (isReady: string, most = OFFICE_AT_ONCE): string => `
  SELECT next.id FROM outbox AS next
  WHERE next.recipient = '${OFFICE}' AND next.topic = '${OFFICE}' AND ${isReady} AND NOT EXISTS (
    SELECT 1 FROM outbox AS told WHERE told.topic = '${OFFICE}'
      AND told.dedupe_key > next.kind || ' ' || next.lead_id || ' '
      AND told.dedupe_key < next.kind || ' ' || next.lead_id || '!'
      AND told.id < next.id AND told.sent_at IS NULL
  )
  ORDER BY next.due_at, next.id LIMIT min(${most}, ${ROOM})`;

/** The webhook as it is set. */
export interface OfficeHook {
  url: string | null;
  isActive: boolean;
  version: number;
  /** In fixed words: `200`, `not reached`. */
  lastAnswer: string | null;
  lastAt: string | null;
  /** Attempts that failed since one was accepted. */
  failures: number;
  failingSince: string | null;
}

/** The webhook before any was set. */
const NONE: OfficeHook = {
  url: null,
  isActive: true,
  version: 1,
  lastAnswer: null,
  lastAt: null,
  failures: 0,
  failingSince: null,
};

export const prepareOfficeHook = (db: D1Database): D1PreparedStatement =>
  db.prepare(`
    SELECT url, active AS isActive, version, last_answer AS lastAnswer, last_at AS lastAt, failures,
      failing_since AS failingSince
    FROM office_webhook`);

export function toOfficeHook(rows: readonly unknown[] = []): OfficeHook {
  const [row] = rows as (Omit<OfficeHook, 'isActive'> & { isActive: 0 | 1 })[];
  return row ? { ...row, isActive: row.isActive === 1 } : NONE;
}

export async function readOfficeHook(db: D1Database): Promise<OfficeHook> {
  const { results } = await prepareOfficeHook(db).all();
  return toOfficeHook(results);
}

/** Records that the system has accepted a message. */
export async function recordAccepted(db: D1Database, answer: string, now: Date): Promise<void> {
  await db
    .prepare(`
      UPDATE office_webhook SET last_answer = ?1, last_at = ?2, failures = 0, failing_since = NULL,
        retry_at = NULL`)
    .bind(answer, now.toISOString())
    .run();
}

/** Records that it has not. */
export async function recordRefused(
  db: D1Database,
  { answer, retryAt }: { answer: string; retryAt: Date },
  now: Date,
): Promise<void> {
  await db
    .prepare(`
      UPDATE office_webhook SET last_answer = ?1, last_at = ?2, failures = failures + 1,
        failing_since = coalesce(failing_since, ?2), retry_at = ?3`)
    .bind(answer, now.toISOString(), retryAt.toISOString())
    .run();
}
