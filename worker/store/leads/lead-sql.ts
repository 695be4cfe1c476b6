import { type Lead, type LeadEvent, type LeadSummary, leadStatuses } from '../../contract/leads.ts';
import type { SubmissionKind } from '../../contract/submissions.ts';
import { toReference } from '../dedupe-key.ts';
import { filedKinds } from '../kinds.ts';

export const leadKinds = Object.keys(leadStatuses) as SubmissionKind[];

/** How many rows of `lead_search` each kind has room for. */
const SEARCH_SPAN = 2 ** 40;
/** Of one kind. More are more than anybody turns over, and would take D1 too long. */
const MAX_FOUND = 2000;

interface LeadColumns {
  name: string;
  phone: string;
  topic: string;
  message: string;
  plan: string;
  /** In `lead_search`, a lead's row is its id and this. */
  searchOffset: number;
}

/** Which columns of its table stand for what of a lead; NULL where it has none. */
const columns: Record<SubmissionKind, LeadColumns> = {
  consultation: {
    name: 'name',
    phone: 'phone',
    topic: 'consultation_type',
    message: 'NULL',
    plan: 'plan',
    searchOffset: 0,
  },
  contact: {
    name: 'name',
    phone: 'phone',
    topic: 'subject',
    message: 'message',
    plan: 'NULL',
    searchOffset: SEARCH_SPAN,
  },
  newsletter: {
    name: 'NULL',
    phone: 'NULL',
    topic: 'NULL',
    message: 'NULL',
    plan: 'NULL',
    searchOffset: 2 * SEARCH_SPAN,
  },
};

/** A `SELECT … FROM` the table of `kind`, for `toSummary`. */
export function selectSummaries(kind: SubmissionKind): string {
  return `SELECT ${writeSummaryColumns(kind)} FROM ${filedKinds[kind].table} AS lead`;
}

/** The same with everything of a lead, for `toLead`. */
export function selectLeads(kind: SubmissionKind): string {
  const { message, plan } = columns[kind];
  return `
    SELECT ${writeSummaryColumns(kind)}, ${message} AS message, ${plan} AS plan, source,
      partner_claim AS partnerClaim, page_url AS pageUrl, last_at AS lastAt, note
    FROM ${filedKinds[kind].table} AS lead`;
}

function writeSummaryColumns(kind: SubmissionKind): string {
  const { name, phone, topic, message } = columns[kind];
  return `
    '${kind}' AS kind, id, dedupe_key AS dedupeKey, ${name} AS name, email, ${phone} AS phone,
    ${topic} AS topic, substr(${message}, 1, 140) AS excerpt, status, folder, flag,
    partner_id AS partnerId, campaign, assigned_to AS assignedTo, created_at AS createdAt, repeats, version,
    NOT EXISTS (
      SELECT 1 FROM lead_events WHERE lead_events.kind = '${kind}' AND lead_id = lead.id
    ) AS isUnread`;
}

/** A condition on `lead`: it is among the newest 2,000 of its kind in which the words are found. */
export function matchesSearch(kind: SubmissionKind, parameter: string): string {
  const { searchOffset } = columns[kind];
  return `lead.id IN (
    SELECT rowid - ${searchOffset} FROM lead_search
    WHERE lead_search MATCH ${parameter}
      AND rowid BETWEEN ${searchOffset} AND ${searchOffset + SEARCH_SPAN - 1}
    ORDER BY rowid DESC LIMIT ${MAX_FOUND}
  )`;
}

export interface SummaryRow extends Omit<LeadSummary, 'reference' | 'isUnread'> {
  dedupeKey: string;
  isUnread: 0 | 1;
}

export interface LeadRow extends SummaryRow, Omit<Lead, keyof LeadSummary | 'events'> {}

export interface EventRow extends Omit<LeadEvent, 'detail'> {
  kind: SubmissionKind;
  leadId: number;
  /** JSON. */
  detail: string | null;
}

/** The columns of `lead_events`, for `toEvent`. */
export const EVENT_COLUMNS =
  'id, kind, lead_id AS leadId, actor, action, detail, created_at AS createdAt';

export function toSummary<R extends SummaryRow>({ dedupeKey, isUnread, ...row }: R) {
  return { ...row, reference: toReference(dedupeKey), isUnread: isUnread === 1 };
}

/** @param events of any lead, oldest first */
export function toLead(row: LeadRow, events: EventRow[]): Lead {
  const own = events.filter(({ kind, leadId }) => kind === row.kind && leadId === row.id);
  return { ...toSummary(row), events: own.map(toEvent) };
}

function toEvent({ id, actor, action, detail, createdAt }: EventRow): LeadEvent {
  return { id, actor, action, detail: detail === null ? null : JSON.parse(detail), createdAt };
}

/** Statements that read one lead, for `toFoundLead`. */
export function prepareLead(db: D1Database, kind: SubmissionKind, id: number) {
  return [
    db.prepare(`${selectLeads(kind)} WHERE id = ?`).bind(id),
    db
      .prepare(
        `SELECT ${EVENT_COLUMNS} FROM lead_events WHERE kind = ? AND lead_id = ? ORDER BY id`,
      )
      .bind(kind, id),
  ];
}

/** @returns null where there is no such lead */
export function toFoundLead([leads, events]: D1Result[]): Lead | null {
  const [row] = (leads?.results ?? []) as LeadRow[];
  return row ? toLead(row, (events?.results ?? []) as EventRow[]) : null;
}
