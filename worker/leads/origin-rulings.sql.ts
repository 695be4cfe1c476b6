import { listDueNow } from '../appointments/change.sql.ts';
import type { DeskInput } from '../contract/desk.ts';
import type { OriginStanding, OriginState } from '../contract/leads.ts';
import { batchGroups } from '../core/batch-groups.ts';
import { prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { listOwnOrigins } from '../core/settings.ts';
import { announceReleased } from './announce-lead.sql.ts';
import { joinSent, sent } from './lead-row.sql.ts';

/** Trusts a website, unless it is blocked; also releases the lead that it was found by. */
export async function writeTrust(
  { origin, lead }: DeskInput<'trustOrigin'>,
  context: DeskContext,
): Promise<{ standing: OriginStanding; messageIds: number[] }> {
  const { env, actor, now } = context;
  const trust = env.DB.prepare(`
    INSERT INTO origin_rulings (origin, state, actor, created_at) VALUES (?, 'trusted', ?, ?)
    ON CONFLICT DO NOTHING`);
  const results = await batchGroups(env.DB, {
    trust: [
      trust.bind(origin, actor.email, now.toISOString()),
      prepareAuditIfChanged(env.DB, { action: 'trusted', subject: origin }, context),
    ],
    releases: lead ? prepareTrusted(origin, lead, context) : [],
    standing: [prepareStanding(env.DB, origin)],
  });
  return {
    standing: toStanding(origin, results.standing[0]),
    messageIds: listDueNow(results.releases, now),
  };
}

/** Releases and announces a lead of the website that was flagged for nothing else. */
function prepareTrusted(
  origin: string,
  { kind, id }: NonNullable<DeskInput<'trustOrigin'>['lead']>,
  { env, actor, now }: DeskContext,
): D1PreparedStatement[] {
  const isIts = `(lead.kind, row_id) = (?1, ?2) AND lead.flag = 'origin' AND lead.spam_at IS NULL
    AND ${sent(() => 'source')} = ?3
    AND (SELECT state FROM origin_rulings WHERE origin = ?3) = 'trusted'`;
  const found = `SELECT lead.id FROM leads AS lead ${joinSent()} WHERE ${isIts}`;
  return [
    env.DB.prepare(`
      INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
      SELECT kind, row_id, ?4, 'not-spam', json_object('from', 'flagged', 'to', 'inbox'), ?5
      FROM leads WHERE id IN (${found})`).bind(kind, id, origin, actor.email, now.toISOString()),
    env.DB.prepare(`
      UPDATE leads SET flag = NULL, version = version + 1 WHERE id IN (${found})`).bind(
      kind,
      id,
      origin,
    ),
    announceReleased(env, { kind, id }, now),
  ];
}

export const distrustOrigin: DeskHandler<'distrustOrigin'> = ({ origin }, context) =>
  withdraw(origin, 'trusted', 'distrusted', context);

export const unblockOrigin: DeskHandler<'unblockOrigin'> = ({ origin }, context) =>
  withdraw(origin, 'blocked', 'unblocked', context);

async function withdraw(
  origin: string,
  state: OriginState,
  action: 'distrusted' | 'unblocked',
  context: DeskContext,
): Promise<{ value: OriginStanding }> {
  const { DB } = context.env;
  const [, , standing] = await DB.batch([
    DB.prepare('DELETE FROM origin_rulings WHERE origin = ? AND state = ?').bind(origin, state),
    prepareAuditIfChanged(DB, { action, subject: origin }, context),
    prepareStanding(DB, origin),
  ]);
  return { value: toStanding(origin, standing) };
}

/** Blocks a website, except ours and partners': a wrong press would disable the form there. */
export const blockOrigin: DeskHandler<'blockOrigin'> = async ({ origin }, context) => {
  const { env, actor, now } = context;
  if (await isKnown(origin, context)) return { problem: 'already-known' };
  const block = env.DB.prepare(`
    INSERT INTO origin_rulings (origin, state, actor, created_at) VALUES (?1, 'blocked', ?2, ?3)
    ON CONFLICT DO UPDATE SET state = 'blocked', actor = ?2, created_at = ?3 WHERE state <> 'blocked'`);
  const [, , standing] = await env.DB.batch([
    block.bind(origin, actor.email, now.toISOString()),
    prepareAuditIfChanged(env.DB, { action: 'blocked', subject: origin }, context),
    prepareStanding(env.DB, origin),
  ]);
  return { value: toStanding(origin, standing) };
};

/** Whether a website is ours or a partner's. */
export async function isKnown(origin: string, { env }: DeskContext): Promise<boolean> {
  if (listOwnOrigins(env).includes(origin)) return true;
  const owner = env.DB.prepare('SELECT 1 FROM partner_origins WHERE origin = ?').bind(origin);
  return (await owner.first()) !== null;
}

const prepareStanding = (db: D1Database, origin: string): D1PreparedStatement =>
  db.prepare('SELECT state FROM origin_rulings WHERE origin = ?').bind(origin);

function toStanding(origin: string, result: D1Result | undefined): OriginStanding {
  const [row] = (result?.results ?? []) as { state: OriginState }[];
  return { origin, state: row?.state ?? null };
}
