import type { DeskInput } from '../contract/desk.ts';
import type { Outcome } from '../contract/desk-problems.ts';
import type { Lead } from '../contract/leads.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { filedKinds } from './kinds.ts';
import { prepareLead, toFoundLead } from './lead-row.sql.ts';

export const openLead: DeskHandler<'openLead'> = async ({ kind, id }, context) => {
  const { DB } = context.env;
  const [, ...found] = await DB.batch([
    prepareOpened(kind, id, context),
    ...prepareLead(context.env, kind, id),
  ]);
  return toOutcome(toFoundLead(found));
};

/** A lead that anybody has dealt with is read already. */
function prepareOpened(
  kind: DeskInput<'openLead'>['kind'],
  id: number,
  { env, actor, now }: DeskContext,
): D1PreparedStatement {
  const sql = `
    INSERT INTO lead_events (kind, lead_id, actor, action, created_at)
    SELECT kind, row_id, ?3, 'opened', ?4 FROM leads
    WHERE (kind, row_id) = (?1, ?2) AND NOT EXISTS (SELECT 1 FROM lead_events WHERE kind = ?1 AND lead_id = ?2)`;
  return env.DB.prepare(sql).bind(kind, id, actor.email, now.toISOString());
}

/** Its key is random: two calls of the same person on one day are two leads. */
export const addLead: DeskHandler<'addLead'> = async (input, { env, actor, now }) => {
  const { DB } = env;
  const { kind } = input.request;
  const { table } = filedKinds[kind];
  const key = makeRandomKey();
  const createdAt = now.toISOString();
  const addEvent = DB.prepare(`
    INSERT INTO lead_events (kind, lead_id, actor, action, created_at)
    SELECT ?, id, ?, 'added', ? FROM ${table} WHERE dedupe_key = ? RETURNING lead_id AS id`);
  const [, added] = await DB.batch<{ id: number }>([
    prepareInsert(DB, input, { key, createdAt }),
    addEvent.bind(kind, actor.email, createdAt, key),
  ]);
  const id = added?.results[0]?.id ?? 0;
  return toOutcome(toFoundLead(await DB.batch(prepareLead(env, kind, id))));
};

function prepareInsert(
  db: D1Database,
  { name, email, phone, request }: DeskInput<'addLead'>,
  { key, createdAt }: { key: string; createdAt: string },
): D1PreparedStatement {
  const own =
    request.kind === 'contact'
      ? { subject: request.subject, message: request.message }
      : { consultation_type: request.consultationType };
  const row = {
    name,
    email,
    phone,
    ...own,
    source: 'desk',
    dedupe_key: key,
    created_at: createdAt,
  };
  const marks = Object.keys(row).map(() => '?');
  const sql = `
    INSERT INTO ${filedKinds[request.kind].table} (${Object.keys(row).join(', ')})
    VALUES (${marks.join(', ')})`;
  return db.prepare(sql).bind(...Object.values(row));
}

function toOutcome(lead: Lead | null): Outcome<Lead, 'not-found'> {
  return lead ? { value: lead } : { problem: 'not-found' };
}
