import {
  type DeskAction,
  type DeskEvent,
  dataActions,
  officeActions,
  partnerActions,
} from '../contract/leads.ts';
import type { DeskContext } from './desk-handler.ts';

/** Each page of the desk shows the actions that it offers. */
const SHOWN = { partners: partnerActions, data: dataActions, office: officeActions };
const SHOWN_EVENTS = 50;

/** An audit entry: a member's action on something other than a lead. */
export interface AuditEntry {
  action: DeskAction;
  subject?: string | null;
  from?: string | number | null;
  to?: string | number | null;
}

const COLUMNS = 'actor, action, subject, detail, created_at';

const detailOf = ({ from = null, to = null }: AuditEntry) =>
  from === null && to === null
    ? null
    : JSON.stringify({ from: from && String(from), to: to && String(to) });

const bindAudit = (entry: AuditEntry, { actor, now }: Pick<DeskContext, 'actor' | 'now'>) => [
  actor.email,
  entry.action,
  entry.subject ?? null,
  detailOf(entry),
  now.toISOString(),
];

/** Records an entry. */
export function prepareAudit(
  db: D1Database,
  entry: AuditEntry,
  by: Pick<DeskContext, 'actor' | 'now'>,
) {
  return db
    .prepare(`INSERT INTO desk_events (${COLUMNS}) VALUES (?, ?, ?, ?, ?)`)
    .bind(...bindAudit(entry, by));
}

/** Records an entry only if the previous statement of the same batch has changed a row. */
export function prepareAuditIfChanged(
  db: D1Database,
  entry: AuditEntry,
  by: Pick<DeskContext, 'actor' | 'now'>,
) {
  return db
    .prepare(`INSERT INTO desk_events (${COLUMNS}) SELECT ?, ?, ?, ?, ? WHERE changes() > 0`)
    .bind(...bindAudit(entry, by));
}

/** The latest entries, newest first, for `toDeskEvents`. */
export function prepareDeskEvents(db: D1Database, shown: keyof typeof SHOWN) {
  const actions = SHOWN[shown].map((action) => `'${action}'`);
  return db.prepare(`
    SELECT id, ${COLUMNS.replace('created_at', 'created_at AS createdAt')} FROM desk_events
    WHERE action IN (${actions.join(', ')}) ORDER BY id DESC LIMIT ${SHOWN_EVENTS}`);
}

export function toDeskEvents(result: D1Result | undefined): DeskEvent[] {
  const rows = (result?.results ?? []) as (Omit<DeskEvent, 'detail'> & { detail: string | null })[];
  return rows.map(({ detail, ...row }) => ({
    ...row,
    detail: detail === null ? null : JSON.parse(detail),
  }));
}
