import type { DeskInput } from '../contract/desk.ts';
import type { Outcome } from '../contract/desk-problems.ts';
import type { Lead } from '../contract/leads.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { hashMailbox } from '../core/mailbox.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { prepareOfficeLeads } from '../notify/office-webhook.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { storedKinds } from './kinds.ts';
import { IS_LOOKED_AT, prepareLead, toFoundLead } from './lead-row.sql.ts';
import { upsertInto } from './upsert.sql.ts';

export const openLead: DeskHandler<'openLead'> = async ({ kind, id }, context) => {
  const { DB } = context.env;
  const [, ...found] = await DB.batch([
    prepareOpened(kind, id, context),
    ...prepareLead(context.env, kind, id),
  ]);
  return toOutcome(toFoundLead(found));
};

/** Marks a lead as read, once, whatever its visitor has done before. */
function prepareOpened(
  kind: DeskInput<'openLead'>['kind'],
  id: number,
  { env, actor, now }: DeskContext,
): D1PreparedStatement {
  const sql = `
    INSERT INTO lead_events (kind, lead_id, actor, action, created_at)
    SELECT kind, row_id, ?3, 'opened', ?4 FROM leads AS lead
    WHERE (kind, row_id) = (?1, ?2) AND NOT ${IS_LOOKED_AT}`;
  return env.DB.prepare(sql).bind(kind, id, actor.email, now.toISOString());
}

/** Adds a lead with a random key: two calls of the same person on one day are two leads. */
export const addLead: DeskHandler<'addLead'> = async (input, { env, actor, now }) => {
  const { DB } = env;
  const { name, email, phone, request } = input;
  const { kind, ...fields } = request;
  const key = makeRandomKey();
  const createdAt = now.toISOString();
  const circumstances = {
    ...BY_HAND,
    dedupeKeys: { today: key, yesterday: null },
    mailbox: await hashMailbox(env, email),
    arrivedAt: createdAt,
  };
  const { writes } = upsertInto(kind, storedKinds[kind])(
    DB,
    { name, email, phone, ...fields },
    circumstances,
  );
  const addEvent = DB.prepare(`
    INSERT INTO lead_events (kind, lead_id, actor, action, created_at)
    SELECT ?, id, ?, 'added', ? FROM ${storedKinds[kind].table} WHERE dedupe_key = ? RETURNING lead_id AS id`);
  const isAdded = `lead.kind = ?2 AND lead.row_id = (
    SELECT id FROM ${storedKinds[kind].table} WHERE dedupe_key = ?3)`;
  const results = await DB.batch<{ id: number }>([
    ...writes,
    addEvent.bind(kind, actor.email, createdAt, key),
    prepareOfficeLeads(DB, createdAt, isAdded, [kind, key]),
  ]);
  const [added, messages] = results.slice(-2);
  await queueMessages(env.OUTBOX, messages?.results.map(({ id }) => id) ?? []);
  const id = added?.results[0]?.id ?? 0;
  return toOutcome(toFoundLead(await DB.batch(prepareLead(env, kind, id))));
};

/** Circumstances of a lead that a member adds, such as a phone call. */
const BY_HAND = {
  source: 'desk',
  pageUrl: null,
  partnerId: null,
  partnerClaim: null,
  campaign: null,
  attribution: null,
  plan: null,
  attempt: null,
  flag: null,
  network: null,
  ownOrigin: '',
};

function toOutcome(lead: Lead | null): Outcome<Lead, 'not-found'> {
  return lead ? { value: lead } : { problem: 'not-found' };
}
