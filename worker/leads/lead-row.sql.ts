import {
  IS_LAST_OF_LEAD,
  prepareAppointments,
  toAppointments,
} from '../appointments/desk-appointment.sql.ts';
import type { DeskAppointment, Lead, LeadEvent, LeadLink, LeadSummary } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { toReference } from '../core/dedupe-key.ts';
import type { Env } from '../core/settings.ts';
import { listKinds, type StoredKind } from './kinds.ts';

/** Joins the visitor's row of any kind: at most one of the tables has one. */
export const joinSent = () =>
  listKinds()
    .map(
      ({ kind, table }) =>
        `LEFT JOIN ${table} AS ${kind} ON lead.kind = '${kind}' AND ${kind}.id = row_id`,
    )
    .join(' ');

/** SQL for a column of the joined row; NULL if its kind has none. */
export const sent = (columnOf: (stored: StoredKind) => string | undefined): string => {
  const columns = listKinds().flatMap((stored) => {
    const column = columnOf(stored);
    return column ? [`${stored.kind}.${column}`] : [];
  });
  return `coalesce(${[...columns, 'NULL', 'NULL'].join(', ')})`;
};

/** The origin of `lead` without a join, for conditions. */
export const writeSource = (): string =>
  `CASE lead.kind ${listKinds()
    .map(({ kind, table }) => `WHEN '${kind}' THEN (SELECT source FROM ${table} WHERE id = row_id)`)
    .join(' ')} END`;

/**
 * SQL: whether a member has looked at `lead`. Releasing all appointments of a network leaves traces of a
 * member that are no look at this lead.
 */
export const IS_LOOKED_AT = `EXISTS (
    SELECT 1 FROM lead_events AS event WHERE (event.kind, event.lead_id) = (lead.kind, lead.row_id)
      AND event.actor NOT IN ('visitor', 'system') AND event.action NOT IN ('cancelled', 'status')
  )`;

/** A `SELECT … FROM leads AS lead`, for `toSummary`. */
export function selectSummaries(): string {
  return `SELECT ${writeSummaryColumns()} FROM leads AS lead ${joinSent()}`;
}

/** A `SELECT` of all columns of a lead, for `toLead`. */
export function selectLeads(): string {
  return `
    SELECT ${writeSummaryColumns()}, ${sent(({ shows }) => shows.message)} AS message, lead.plan,
      lead.attribution,
      ${sent(() => 'source')} AS source, lead.partner_claim AS partnerClaim,
      ${sent(() => 'page_url')} AS pageUrl, lead.network, (
        SELECT count(*) FROM leads AS other WHERE other.network = lead.network
      ) AS sameNetwork, lead.last_at AS lastAt, lead.note,
      (SELECT reason FROM returned_mail WHERE mailbox = lead.mailbox) AS returned,
      (SELECT state FROM origin_rulings WHERE origin = ${sent(() => 'source')}) AS originState
    FROM leads AS lead ${joinSent()}`;
}

function writeSummaryColumns(): string {
  return `
    lead.kind, row_id AS id, ${sent(() => 'dedupe_key')} AS dedupeKey,
    ${sent(({ shows }) => shows.name)} AS name, lead.email,
    ${sent(({ shows }) => shows.phone)} AS phone, ${sent(({ shows }) => shows.topic)} AS topic,
    substr(${sent(({ shows }) => shows.message)}, 1, 140) AS excerpt, lead.status, lead.folder,
    lead.flag, lead.partner_id AS partnerId, lead.campaign, lead.assigned_to AS assignedTo,
    lead.created_at AS createdAt, lead.repeats, lead.version,
    NOT EXISTS (
      SELECT 1 FROM lead_events WHERE (kind, lead_id) = (lead.kind, row_id)
    ) AS isUnread`;
}

export interface SummaryRow extends Omit<LeadSummary, 'reference' | 'isUnread'> {
  dedupeKey: string;
  isUnread: 0 | 1;
}

export interface LeadRow
  extends SummaryRow,
    Omit<Lead, keyof LeadSummary | 'events' | 'others' | 'appointment'> {}

/** The columns of a link to a lead, for `toLink`. */
const selectLinks = () => `
  SELECT lead.kind, row_id AS id, ${sent(() => 'dedupe_key')} AS dedupeKey,
    ${sent(({ shows }) => shows.name)} AS name, lead.email,
    ${sent(({ shows }) => shows.topic)} AS topic, lead.status, lead.created_at AS createdAt
  FROM leads AS lead ${joinSent()}`;

type LinkRow = Omit<LeadLink, 'reference'> & { dedupeKey: string };

/**
 * Links to the newest leads of a condition, for `toLinks`.
 * @param condition on `lead`
 */
export const selectNewestLinks = (condition: string, limit: number) => `${selectLinks()}
  WHERE ${condition} ORDER BY lead.created_at DESC, lead.id DESC LIMIT ${limit}`;

export const toLinks = (result: D1Result | undefined): LeadLink[] =>
  ((result?.results ?? []) as LinkRow[]).map(({ dedupeKey, ...row }) => ({
    ...row,
    reference: toReference(dedupeKey),
  }));

/** Most other leads of one person. */
const MAX_OTHERS = 20;

export interface EventRow extends Omit<LeadEvent, 'detail'> {
  kind: SubmissionKind;
  leadId: number;
  /** Before and after, as JSON. */
  detail: string | null;
}

/** The columns of `lead_events`, for `toEvent`. */
export const EVENT_COLUMNS =
  'id, kind, lead_id AS leadId, actor, action, detail, created_at AS createdAt';

export function toSummary<R extends SummaryRow>({ dedupeKey, isUnread, ...row }: R) {
  return { ...row, reference: toReference(dedupeKey), isUnread: isUnread === 1 };
}

/** @param events of any lead, oldest first */
export function toLead(
  row: LeadRow,
  events: EventRow[],
  others: LeadLink[],
  appointments: DeskAppointment[],
): Lead {
  const own = events.filter(({ kind, leadId }) => kind === row.kind && leadId === row.id);
  return {
    ...toSummary(row),
    events: own.map(toEvent),
    others,
    appointment: findLast(row, appointments),
  };
}

function toEvent({ id, actor, action, detail, createdAt }: EventRow): LeadEvent {
  return { id, actor, action, detail: detail === null ? null : JSON.parse(detail), createdAt };
}

/** @param appointments of any leads, the latest one of each */
const findLast = ({ kind, id }: LeadRow, appointments: DeskAppointment[]) =>
  appointments.find(({ lead }) => lead.kind === kind && lead.id === id) ?? null;

/** Statements that read one lead, for `toFoundLead`. */
export function prepareLead(env: Env, kind: SubmissionKind, id: number) {
  const { DB: db } = env;
  return [
    db.prepare(`${selectLeads()} WHERE (lead.kind, row_id) = (?, ?)`).bind(kind, id),
    db
      .prepare(
        `SELECT ${EVENT_COLUMNS} FROM lead_events WHERE kind = ?1 AND lead_id = ?2
        UNION ALL
        SELECT -press.id, kind, row_id, press.actor, 'spam', NULL, spam_at
        FROM leads JOIN desk_events AS press ON (press.created_at, press.action) = (spam_at, 'list-marked')
        WHERE (kind, row_id) = (?1, ?2)
        ORDER BY createdAt, id`,
      )
      .bind(kind, id),
    db
      .prepare(
        selectNewestLinks(
          `lead.email = (SELECT email FROM leads WHERE (kind, row_id) = (?1, ?2))
            AND (lead.kind, row_id) <> (?1, ?2)`,
          MAX_OTHERS,
        ),
      )
      .bind(kind, id),
    prepareAppointments(env, IS_LAST_OF_LEAD, [kind, id]),
  ];
}

/** @returns null if there is no such lead */
export function toFoundLead([leads, events, others, appointments]: D1Result[]): Lead | null {
  const [row] = (leads?.results ?? []) as LeadRow[];
  if (!row) return null;
  const own = (events?.results ?? []) as EventRow[];
  return toLead(row, own, toLinks(others), toAppointments(appointments));
}
