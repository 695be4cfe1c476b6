import type { DeskInput } from '../../contract/desk.ts';
import type { LeadEvent } from '../../contract/leads.ts';
import type { SubmissionKind } from '../../contract/submissions.ts';
import type { DeskContext, DeskHandler } from '../../desk-handler.ts';
import { filedKinds } from '../kinds.ts';
import { announceLeads } from '../outbox/announce-lead.ts';
import { prepareLead, toFoundLead } from './lead-sql.ts';

type LeadChange = DeskInput<'changeLead'>;

/** One thing that is to be different about a lead. */
interface Edit {
  action: LeadEvent['action'];
  /** The column that tells what is there now. */
  column: 'status' | 'assigned_to' | 'note' | 'folder';
  to: string | null;
  /** What is set, and to which value where it has a `?`. */
  assignment: string;
  value?: string | number | null;
}

/**
 * The events, then the change, then the lead as it is now, in one transaction. Events and change
 * have the same conditions, so there is never one without the other; what is already as asked for
 * gets neither.
 */
export const changeLead: DeskHandler<'changeLead'> = async (input, { env, actor, now }) => {
  const { DB } = env;
  const { kind, id, version, change } = input;
  if (!isStatusOf(kind, change.status)) return { problem: 'invalid-status' };
  const edits = listEdits(input, now);
  const results = await DB.batch<{ version: number }>([
    ...edits.map((edit) => prepareEvent(DB, input, edit, { actor, now })),
    ...prepareUpdate(DB, input, edits),
    ...(change.isSpam === false
      ? announceLeads(
          env,
          { condition: '(leads.kind, row_id) = (?3, ?4)', values: [kind, id] },
          now,
        )
      : []),
    ...prepareLead(DB, kind, id),
  ]);
  const lead = toFoundLead(results.slice(-2));
  if (lead === null) return { problem: 'not-found' };
  const isChanged = edits.length > 0 && results[edits.length]?.results.length === 1;
  const isStale = !isChanged && lead.version !== version;
  return isStale ? { problem: 'conflict', current: lead } : { value: lead };
};

function isStatusOf(kind: SubmissionKind, status: string | undefined): boolean {
  return status === undefined || filedKinds[kind].statuses.includes(status);
}

function listEdits({ change }: LeadChange, now: Date): Edit[] {
  const { status, assignedTo, note, isSpam } = change;
  const edits: Edit[] = [];
  const set = (action: Edit['action'], column: Edit['column'], to: string | null, sql: string) =>
    edits.push({ action, column, to, assignment: sql, value: to });
  if (status !== undefined) set('status', 'status', status, 'status = ?');
  if (assignedTo !== undefined) set('assigned', 'assigned_to', assignedTo, 'assigned_to = ?');
  if (note !== undefined) set('note', 'note', note, 'note = ?');
  if (isSpam !== undefined) edits.push(isSpam ? markAsSpam(now) : MARK_AS_WANTED);
  return edits;
}

const markAsSpam = (now: Date): Edit => ({
  action: 'spam',
  column: 'folder',
  to: 'spam',
  assignment: 'spam_at = coalesce(spam_at, ?)',
  value: now.toISOString(),
});

const MARK_AS_WANTED: Edit = {
  action: 'not-spam',
  column: 'folder',
  to: 'inbox',
  assignment: 'spam_at = NULL, flag = NULL',
};

function prepareEvent(
  db: D1Database,
  { kind, id, version }: LeadChange,
  { action, column, to }: Edit,
  { actor, now }: Pick<DeskContext, 'actor' | 'now'>,
): D1PreparedStatement {
  const sql = `
    INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
    SELECT kind, row_id, ?4, ?5, json_object('from', ${column}, 'to', ?6), ?7
    FROM leads WHERE (kind, row_id) = (?1, ?2) AND version = ?3 AND ${column} IS NOT ?6`;
  return db.prepare(sql).bind(kind, id, version, actor.email, action, to, now.toISOString());
}

/** None without an edit. Answers one row if there was something to change. */
function prepareUpdate(
  db: D1Database,
  { kind, id, version }: LeadChange,
  edits: Edit[],
): D1PreparedStatement[] {
  if (edits.length === 0) return [];
  const assignments = edits.map(({ assignment }) => assignment);
  const differences = edits.map(({ column }) => `${column} IS NOT ?`);
  const sql = `
    UPDATE leads SET ${assignments.join(', ')}, version = version + 1
    WHERE (kind, row_id) = (?, ?) AND version = ? AND (${differences.join(' OR ')}) RETURNING version`;
  const values = edits.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return [db.prepare(sql).bind(...values, kind, id, version, ...edits.map(({ to }) => to))];
}
