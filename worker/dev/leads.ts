import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import type { DeskAnswer, DeskCall, DeskInput, LeadFilter } from '../contract/desk.ts';
import type { DeskProblem, Outcome } from '../contract/desk-problems.ts';
import type { LeadSummary, Member } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import { LeadDesk } from '../lead-desk.ts';
import { storedKinds } from '../leads/kinds.ts';
import { removeLeads } from '../leads/remove-leads.sql.ts';
import { describeSearch } from '../leads/search.logic.ts';
import { everySubmission } from './submissions.ts';

export const MEERA: Member = { email: 'meera@desk.example', name: 'Meera Iyer', role: 'admin' };
export const TOM: Member = { email: 'tom@desk.example', name: 'Tom Baker', role: 'member' };

type Desk = {
  [C in DeskCall]: (actor: Member, input: DeskInput<C>) => Promise<DeskAnswer<C>>;
};

/** The entrypoint as the desk's Worker calls it, with a method for each call. */
export function openDesk(overrides: Partial<Env> = {}): Desk {
  const desk = new LeadDesk(createExecutionContext(), { ...env, ...overrides });
  const call = (name: DeskCall) => (actor: Member, input: object) =>
    desk.call(name, actor, input as never);
  return new Proxy({} as Desk, { get: (_, name) => call(name as DeskCall) });
}

/** The entrypoint of the Worker that runs. */
export const entrypoint = exports.LeadDesk as unknown as LeadDesk;

/** The value of an answer, which must not be a problem. */
export function readValue<Value>(answer: Outcome<Value, DeskProblem>): Value {
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.value;
}

/** The text of a file of the desk. */
export const readFile = (answer: Outcome<ReadableStream<Uint8Array>>): Promise<string> =>
  new Response(readValue(answer)).text();

/** Audit entries of the desk: actor, action, subject, old and new value. */
export async function readAudit(): Promise<unknown[][]> {
  const { results } = await env.DB.prepare(`
    SELECT actor, action, subject, detail ->> 'from' AS was, detail ->> 'to' AS is_now
    FROM desk_events ORDER BY id`).all<Record<string, unknown>>();
  return results.map((row) => Object.values(row));
}

export type Row = Record<string, string | number | null>;

let keys = 0;

/** Columns of `leads` that a row of another table does not have. */
const LEAD_COLUMNS =
  'status repeats last_at flag spam_at partner_id partner_claim campaign attribution plan network mailbox assigned_to note version';

/** A lead of `kind`, with what differs from a new one in its row or in `leads`. Returns its id first. */
export function prepareLeadRows(kind: SubmissionKind, changes: Row = {}): D1PreparedStatement[] {
  const { table, body } = everySubmission.find(({ path }) => path === storedKinds[kind].path) ?? {};
  keys += 1;
  const fields = Object.entries(body ?? {}).map(([field, value]) => [
    field === 'consultationType' ? 'consultation_type' : field,
    field === 'email' ? `asha${keys}@example.com` : value,
  ]);
  const isOfLead = ([column]: [string, unknown]) => LEAD_COLUMNS.split(' ').includes(column);
  const lead = Object.entries(changes).filter(isOfLead);
  const key = changes.dedupe_key ?? keys.toString(16).padStart(64, '0');
  const row: Row = {
    ...Object.fromEntries(fields),
    dedupe_key: key,
    source: 'https://site.example',
    ...Object.fromEntries(Object.entries(changes).filter((change) => !isOfLead(change))),
    ...(kind === 'consultation' && changes.status && { status: changes.status }),
    ...(kind === 'contact' && { responded: Number(changes.status === 'done') }),
  };
  const marks = Object.keys(row).map(() => '?');
  const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`;
  const insert = env.DB.prepare(`${sql} RETURNING id`).bind(...Object.values(row));
  const status = storedKinds[kind].statuses[0] ?? '';
  const envelope: Row = {
    status,
    ...describeSearch(storedKinds[kind], row, String(changes.note ?? '')),
    ...Object.fromEntries(lead),
  };
  const columns = Object.keys(envelope);
  const file = `
    INSERT INTO leads (kind, row_id, email, created_at, ${columns.join(', ')})
    SELECT ?, id, email, created_at, ${columns.map(() => '?').join(', ')} FROM ${table} WHERE dedupe_key = ?`;
  return [insert, env.DB.prepare(file).bind(kind, ...Object.values(envelope), key)];
}

/** Stores a lead; resolves to its id. */
export async function storeLead(kind: SubmissionKind, changes: Row = {}): Promise<number> {
  const [inserted] = await env.DB.batch<{ id: number }>(prepareLeadRows(kind, changes));
  return inserted?.results[0]?.id ?? 0;
}

/** Deletes leads permanently, like a night or an erasure. */
export const deleteLeads = (condition = 'TRUE') => env.DB.batch(removeLeads(env.DB, condition, []));

/** All leads of a filter, page by page. */
export async function listAll(filter: LeadFilter): Promise<LeadSummary[]> {
  const desk = openDesk();
  let page = readValue(await desk.readInbox(MEERA, filter));
  const leads = [...page.leads];
  while (page.cursor !== null) {
    const next = readValue(await desk.listLeads(MEERA, { ...filter, cursor: page.cursor }));
    page = { ...page, ...next };
    leads.push(...page.leads);
  }
  return leads;
}

/** `consultation 12` */
export const nameOf = ({ kind, id }: Pick<LeadSummary, 'kind' | 'id'>): string => `${kind} ${id}`;
