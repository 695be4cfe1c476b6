import { hasHoursFor } from '../appointments/invite.sql.ts';
import type { SubmissionValues } from '../contract/submissions.ts';
import type { Circumstances } from '../core/checked-submission.ts';
import { type StoredKind, toColumn } from './kinds.ts';
import { describeSearch } from './search.logic.ts';

/** The row that holds a submission. */
export interface StoredRow {
  dedupeKey: string;
  /** Number of repeats; 0 for a new row. */
  repeats: number;
  id: number;
  createdAt: string;
  /** Key of the press that made the row. */
  attempt: string | null;
  /** Whether times are open for it; 0 for a kind without appointments. */
  hasHours: 0 | 1;
}

/** A later repeat may come from anyone who knows the content. */
export const SAME_VISIT_SECONDS = 10 * 60;

/** Statements that store one submission. */
interface Upsert {
  /** First statements of the batch. */
  writes: D1PreparedStatement[];
  /** Last statement of the batch: returns the row. */
  read: D1PreparedStatement;
}

type PrepareUpsert = (
  db: D1Database,
  submission: SubmissionValues,
  circumstances: Omit<Circumstances, 'network' | 'invitesByMail'> & {
    network: string | null;
  },
) => Upsert;

/**
 * Makes the function that prepares the storing of one submission: its row, and its envelope in `leads`.
 * @param kind its name in `storedKinds`
 */
export function upsertInto(kind: string, stored: StoredKind): PrepareUpsert {
  const fields = Object.keys(stored.schema.schema);
  const insert = writeInsert(stored, fields.map(toColumn));
  const keepPlan = writeKeepPlan(stored.table);
  const insertOrTouch = writeInsertOrTouch(stored);
  const read = writeRead(stored);
  return (db, submission, { dedupeKeys, flag, arrivedAt, ...circumstances }) => {
    const { today, yesterday } = dedupeKeys;
    const { source, pageUrl, partnerId, partnerClaim, campaign, attribution } = circumstances;
    const { plan, ownOrigin, network, mailbox } = circumstances;
    const values = [
      ...(stored.takesAppointment ? [circumstances.attempt ?? null] : []),
      ...fields.map((field) => submission[field]),
    ];
    const identity = stored.isSubscription ? [submission.email, null] : [today, yesterday];
    const described = [
      flag,
      partnerId,
      partnerClaim,
      campaign,
      plan,
      ownOrigin,
      network,
      attribution,
      mailbox,
    ];
    const row = Object.fromEntries(fields.map((field) => [toColumn(field), submission[field]]));
    const searched = Object.values(describeSearch(stored, { ...row, dedupe_key: today }));
    return {
      writes: [
        db.prepare(insert).bind(today, yesterday, source, pageUrl, arrivedAt, ...values),
        db.prepare(insertOrTouch).bind(kind, ...identity, arrivedAt, ...described, ...searched),
        ...(stored.takesPlan && plan
          ? [db.prepare(keepPlan).bind(kind, ...identity, arrivedAt, plan)]
          : []),
      ],
      read: db.prepare(read).bind(kind, ...identity),
    };
  };
}

/** SQL that stores a submission, unless it is stored already. */
function writeInsert({ table, takesAppointment }: StoredKind, fields: readonly string[]): string {
  const columns = [...(takesAppointment ? ['attempt'] : []), ...fields];
  return `
    INSERT INTO ${table} (dedupe_key, source, page_url, created_at, ${columns.join(', ')}) VALUES (
      coalesce((SELECT dedupe_key FROM ${table} WHERE dedupe_key = ?2), ?1), ?3, ?4, ?5,
      ${columns.map((_, index) => `?${index + 6}`).join(', ')}
    )
    ON CONFLICT DO NOTHING`;
}

/** SQL for the row just stored or repeated. ?2, ?3: its keys, or its address. */
function writeIdentity({ isSubscription }: Pick<StoredKind, 'isSubscription'>): string {
  return `${isSubscription ? 'email' : 'dedupe_key'} IN (?2, ?3)`;
}

/** SQL for the lead of that row. ?1: kind. */
const writeLeadIdentity = (stored: Pick<StoredKind, 'table' | 'isSubscription'>): string =>
  `leads.kind = ?1 AND row_id = (SELECT id FROM ${stored.table} WHERE ${writeIdentity(stored)})`;

function writeRead(stored: StoredKind): string {
  const { table, takesAppointment, shows } = stored;
  const own = takesAppointment
    ? `attempt, ${hasHoursFor(`sent.${shows.topic}`)} AS hasHours`
    : 'NULL AS attempt, 0 AS hasHours';
  return `
    SELECT dedupe_key AS dedupeKey, repeats, sent.id, sent.created_at AS createdAt, ${own}
    FROM ${table} AS sent JOIN leads ON (kind, row_id) = (?1, sent.id)
    WHERE sent.${writeIdentity(stored)}`;
}

/** SQL that stores the plan of a repeat as an event, beside the first plan. */
function writeKeepPlan(table: string): string {
  return `
    INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
    SELECT kind, row_id, 'visitor', 'plan', json_object('from', NULL, 'to', ?5), ?4 FROM leads
    WHERE ${writeLeadIdentity({ table })} AND created_at <> ?4 AND plan IS NOT ?5 AND NOT EXISTS (
      SELECT 1 FROM lead_events
      WHERE (kind, lead_id, action) = (leads.kind, row_id, 'plan') AND detail ->> 'to' = ?5
    )`;
}

/**
 * SQL that inserts the envelope of a new row, or updates it for a repeat. An unflagged repeat clears the
 * lead's flag, as nobody is flagged for a submission in their name by someone else, and returns spam to
 * Flagged, once. It gives a partner credit only within one visit, and never for a page of ours.
 *
 * All attempts of a request share its time of arrival and count once; one from a queue may arrive after
 * that of another request.
 */
function writeInsertOrTouch(stored: StoredKind): string {
  const isRepeat = '(?4 <> coalesce(last_at, created_at))';
  const isSameVisit = `created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', ?4, '-${SAME_VISIT_SECONDS} seconds')`;
  const isBelieved = "coalesce(?5, 'origin') = 'origin'";
  const isAnother = `(SELECT source FROM ${stored.table} WHERE id = row_id) <> ?10`;
  const partner = `coalesce(partner_id, iif(${isSameVisit} AND ${isAnother}, ?6, NULL))`;
  const set = {
    repeats: `repeats + ${isRepeat}`,
    last_at: `iif(${isRepeat}, max(?4, coalesce(last_at, created_at)), last_at)`,
    flag: `CASE WHEN flag IS 'returned' THEN flag
      WHEN spam_at IS NOT NULL AND ${isBelieved} THEN 'returned' WHEN ?5 IS NULL THEN NULL ELSE flag END`,
    spam_at: `iif(${isBelieved} AND flag IS NOT 'returned', NULL, spam_at)`,
    partner_id: partner,
    partner_claim: `nullif(coalesce(partner_claim, ?7), ${partner})`,
    campaign: 'coalesce(campaign, ?8)',
    attribution: 'coalesce(attribution, ?12)',
  };
  return `
    INSERT INTO leads (kind, row_id, email, created_at, status, flag, partner_id, partner_claim, campaign,
      plan, network, attribution, mailbox, phone_digits, folded)
    SELECT ?1, id, email, created_at, '${stored.statuses[0]}', ?5, ?6, nullif(?7, ?6), ?8, ?9, ?11, ?12, ?13, ?14, ?15
    FROM ${stored.table} WHERE ${writeIdentity(stored)}
    ON CONFLICT (kind, row_id) DO UPDATE SET ${Object.entries(set)
      .map(([column, sql]) => `${column} = ${sql}`)
      .join(', ')}
    WHERE created_at <> ?4`;
}
