import {
  IS_OPEN,
  listDueNow,
  prepareConsequences,
  prepareEnd,
} from '../appointments/change.sql.ts';
import type { DeskInput } from '../contract/desk.ts';
import { endStatuses, type Lead, type LeadEvent, type LeadFlag } from '../contract/leads.ts';
import { batchGroups } from '../core/batch-groups.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { prepareOfficeChanges } from '../notify/office-webhook.sql.ts';
import { announceReleased } from './announce-lead.sql.ts';
import { type Correction, prepareCorrected, prepareRowCorrection } from './correct-lead.sql.ts';
import { storedKinds } from './kinds.ts';
import { prepareLead, toFoundLead } from './lead-row.sql.ts';
import { writeRowStatus } from './row-status.sql.ts';
import { foldText, NOTE_START } from './search.logic.ts';

type LeadChange = DeskInput<'changeLead'>;

/** One edit of a lead. */
interface Edit {
  action: LeadEvent['action'];
  /** The column to change; null for an edit that is only recorded. */
  column: 'status' | 'assigned_to' | 'note' | 'folder' | null;
  to: string | null;
  /** SQL assignment, with a value for each `?`. */
  assignment?: string;
  values?: (string | null)[];
}

/** The outcome of a written change. */
interface Written {
  /** As it is afterwards; null if there is none. */
  lead: Lead | null;
  isChanged: boolean;
  /** Ids of new messages that are due now. */
  messageIds: number[];
}

/**
 * Writes the events, the change, its consequences for an appointment and the notifications, then reads the
 * lead, in one transaction. Events and change have the same conditions, so both are written or neither;
 * an edit that changes nothing gets neither.
 */
export async function writeChange(
  input: LeadChange,
  correction: Correction | null,
  context: DeskContext,
): Promise<Written> {
  const { env, now } = context;
  const { DB } = env;
  const edits = [...listEdits(input, now), ...(correction ? listCorrections(correction) : [])];
  const results = await batchGroups(DB, {
    events: edits.map((edit) => prepareEvent(DB, input, edit, context)),
    update: prepareUpdate(DB, input, edits),
    row: [
      ...(correction ? [prepareRowCorrection(DB, input, correction)] : []),
      ...prepareRowStatus(DB, input),
    ],
    follows: [
      ...(correction ? await prepareCorrected(input, correction, context) : []),
      ...prepareFollowing(input, context),
      prepareOfficeChanges(DB, now.toISOString(), '(lead.kind, lead.row_id) = (?2, ?3)', [
        input.kind,
        input.id,
      ]),
    ],
    lead: prepareLead(env, input.kind, input.id),
  });
  return {
    lead: toFoundLead(results.lead),
    isChanged: results.update[0]?.results.length === 1,
    messageIds: listDueNow(results.follows, now),
  };
}

/** A booking made meanwhile raises the lead's version, so that the change meets a conflict. */
export async function wouldCancel({ kind, id, change }: LeadChange, { env, now }: DeskContext) {
  if (!storedKinds[kind].takesAppointment || !endStatuses.includes(change.status ?? ''))
    return false;
  const sql = `
    SELECT 1 FROM appointments WHERE consultation_id = ? AND state = 'booked' AND starts_at > ?`;
  return (await env.DB.prepare(sql).bind(id, now.toISOString()).first()) !== null;
}

/**
 * Prepares the consequences of a change. A lead that becomes spam or terminal blocks no time: appointments
 * ahead are cancelled. A lead released from spam is announced, but stays without its appointment: the time
 * may be another's. The last statement returns the ids of new messages.
 */
function prepareFollowing(
  { kind, id, change }: LeadChange,
  { env, actor, now }: DeskContext,
): D1PreparedStatement[] {
  if (change.isSpam === false) return [announceReleased(env, { kind, id }, now)];
  if (!(change.isSpam || change.cancels) || !storedKinds[kind].takesAppointment) return [];
  const key = makeRandomKey();
  const isEnded = `consultation_id = ?5 AND EXISTS (
    SELECT 1 FROM leads AS lead
    WHERE (kind, row_id) = (?4, ?5) AND ${change.isSpam ? "folder = 'spam'" : `NOT ${IS_OPEN}`})`;
  const cancelled = { key, action: 'cancelled', actor: actor.email } as const;
  return [
    prepareEnd(env.DB, { key, state: 'cancelled', now }, isEnded, [kind, id]),
    ...prepareConsequences(env, change.isSpam ? { ...cancelled, isSpam: true } : cancelled, now),
  ];
}

function listEdits({ change }: LeadChange, now: Date): Edit[] {
  const { status, assignedTo, note, isSpam, flag, replied } = change;
  const edits: Edit[] = [];
  const set = (action: Edit['action'], column: Edit['column'], to: string | null, sql: string) =>
    edits.push({ action, column, to, assignment: sql, values: [to] });
  if (replied !== undefined) edits.push({ action: 'replied', column: null, to: replied });
  if (status !== undefined) set('status', 'status', status, 'status = ?');
  if (assignedTo !== undefined) set('assigned', 'assigned_to', assignedTo, 'assigned_to = ?');
  if (note !== undefined) edits.push(writeNote(note));
  if (flag !== undefined) edits.push(markAs(flag));
  else if (isSpam !== undefined) edits.push(isSpam ? markAsSpam(now) : MARK_AS_WANTED);
  return edits;
}

const writeNote = (note: string): Edit => ({
  action: 'note',
  column: 'note',
  to: note,
  assignment: `note = ?, folded = substr(folded, 1, instr(folded, char(${NOTE_START}))) || ?`,
  values: [note, foldText(note)],
});

/** One event for each field; the history names the field, not the old value. */
const listCorrections = ({ fields, person, mailbox, searched }: Correction): Edit[] =>
  fields.map((field) => ({
    action: 'corrected',
    column: null,
    to: field,
    ...(field === fields[0] && {
      assignment: 'email = ?, mailbox = ?, phone_digits = ?, folded = ?',
      values: [person.email, mailbox, searched.phone_digits, searched.folded],
    }),
  }));

const markAs = (flag: LeadFlag): Edit => ({
  action: 'flagged',
  column: 'folder',
  to: 'flagged',
  assignment: 'spam_at = NULL, flag = ?',
  values: [flag],
});

const markAsSpam = (now: Date): Edit => ({
  action: 'spam',
  column: 'folder',
  to: 'spam',
  assignment: 'spam_at = coalesce(spam_at, ?)',
  values: [now.toISOString()],
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
    FROM leads WHERE (kind, row_id) = (?1, ?2) AND version = ?3 ${column ? `AND ${column} IS NOT ?6` : ''}`;
  return db.prepare(sql).bind(kind, id, version, actor.email, action, to, now.toISOString());
}

function prepareRowStatus(db: D1Database, { kind, id, change }: LeadChange): D1PreparedStatement[] {
  const sql = change.status === undefined ? null : writeRowStatus(kind, '?1');
  return sql === null ? [] : [db.prepare(sql).bind(id)];
}

/** Prepares nothing without an edit. Returns one row if there was something to change or record. */
function prepareUpdate(
  db: D1Database,
  { kind, id, version }: LeadChange,
  edits: Edit[],
): D1PreparedStatement[] {
  if (edits.length === 0) return [];
  const assignments = edits.flatMap(({ assignment }) => assignment ?? []);
  const compared = edits.filter(({ column }) => column !== null);
  const differences = compared.map(({ column }) => `${column} IS NOT ?`);
  if (compared.length < edits.length) differences.push('TRUE');
  const sql = `
    UPDATE leads SET ${[...assignments, 'version = version + 1'].join(', ')}
    WHERE (kind, row_id) = (?, ?) AND version = ? AND (${differences.join(' OR ')}) RETURNING row_id AS id`;
  const values = edits.flatMap((edit) => edit.values ?? []);
  return [db.prepare(sql).bind(...values, kind, id, version, ...compared.map(({ to }) => to))];
}
