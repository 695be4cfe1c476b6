import {
  type DeskAction,
  type DeskEvent,
  dataActions,
  officeActions,
  partnerActions,
} from '../contract/leads.ts';
import type { DeskContext } from './desk-handler.ts';

/** Each is shown where it was done. */
const SHOWN = { partners: partnerActions, data: dataActions, office: officeActions };
const SHOWN_EVENTS = 50;

/** What was done beside leads. */
export interface DeskDeed {
  action: DeskAction;
  subject?: string | null;
  from?: string | number | null;
  to?: string | number | null;
}

const COLUMNS = 'actor, action, subject, detail, created_at';

const detailOf = ({ from = null, to = null }: DeskDeed) =>
  from === null && to === null
    ? null
    : JSON.stringify({ from: from && String(from), to: to && String(to) });

const bindDeed = (deed: DeskDeed, { actor, now }: Pick<DeskContext, 'actor' | 'now'>) => [
  actor.email,
  deed.action,
  deed.subject ?? null,
  detailOf(deed),
  now.toISOString(),
];

/** Records what was done. */
export function prepareDeed(
  db: D1Database,
  deed: DeskDeed,
  by: Pick<DeskContext, 'actor' | 'now'>,
) {
  return db
    .prepare(`INSERT INTO desk_events (${COLUMNS}) VALUES (?, ?, ?, ?, ?)`)
    .bind(...bindDeed(deed, by));
}

/** Records it only if the statement before, in the same batch, has changed a row. */
export function prepareDeedIfDone(
  db: D1Database,
  deed: DeskDeed,
  by: Pick<DeskContext, 'actor' | 'now'>,
) {
  return db
    .prepare(`INSERT INTO desk_events (${COLUMNS}) SELECT ?, ?, ?, ?, ? WHERE changes() > 0`)
    .bind(...bindDeed(deed, by));
}

/** What was done lately, newest first, for `toDeskEvents`. */
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
