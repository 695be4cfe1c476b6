import type { DeskInput } from '../../contract/desk.ts';
import type { Outcome, Partner, PartnerList } from '../../contract/leads.ts';
import { writeCsv } from '../../csv.ts';
import type { DeskContext, DeskFileHandler, DeskHandler } from '../../desk-handler.ts';
import { readSettings } from '../../settings.ts';
import { findDay } from '../leads/days.ts';
import { makeRandomKey } from '../random-key.ts';
import { preparePartners, toPartners } from './partner-sql.ts';

const REFUSAL_DAYS = 30;

export const listPartners: DeskHandler<'listPartners'> = async (_, { env, now }) => {
  const refusals = env.DB.prepare(`
    SELECT origin, sum(total) AS total, max(day) AS lastDay FROM origin_refusals
    WHERE day > ? AND origin NOT IN (SELECT origin FROM partner_origins)
    GROUP BY origin ORDER BY total DESC, lastDay DESC, origin`);
  const [refused, ...parts] = await env.DB.batch([
    refusals.bind(findDay(now, REFUSAL_DAYS)),
    ...preparePartners(env.DB, now),
  ]);
  const { allowedOrigins } = readSettings(env);
  const all = (refused?.results ?? []) as PartnerList['refusals'];
  return {
    value: {
      partners: toPartners(parts, now),
      refusals: all.filter(({ origin }) => !allowedOrigins.has(origin)),
    },
  };
};

export const addPartner: DeskHandler<'addPartner'> = async ({ id, name }, context) => {
  const { env, now } = context;
  const insert = env.DB.prepare(`
    INSERT INTO partners (id, name, created_at) VALUES (?, ?, ?)
    ON CONFLICT DO NOTHING RETURNING id`);
  const { row, partner } = await writeThenRead(
    insert.bind(id, name, now.toISOString()),
    id,
    context,
  );
  return row ? toOutcome(partner) : { problem: 'already-exists' };
};

/** The first webhook gets a secret, which this one answer shows. */
export const changePartner: DeskHandler<'changePartner'> = async (input, context) => {
  const { id, version } = input;
  const secret = makeRandomKey();
  const update = prepareChange(context.env.DB, input, secret);
  const { row, partner } = await writeThenRead<{ webhook_secret: string | null }>(
    update,
    id,
    context,
  );
  if (partner === null) return { problem: 'not-found' };
  if (!row && partner.version !== version) return { problem: 'conflict', current: partner };
  const isNew = row?.webhook_secret === secret;
  return { value: { ...partner, webhookSecret: isNew ? secret : null } };
};

/** Answers a row if there was something to change. */
function prepareChange(
  db: D1Database,
  { id, version, change }: DeskInput<'changePartner'>,
  secret: string,
): D1PreparedStatement {
  const values = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.isActive !== undefined && { active: Number(change.isActive) }),
    ...(change.webhookUrl !== undefined && { webhook_url: change.webhookUrl }),
  };
  const columns = Object.keys(values);
  const isSet = typeof change.webhookUrl === 'string';
  const sql = `
    UPDATE partners SET ${columns.map((column) => `${column} = ?, `).join('')}
      webhook_secret = ${isSet ? 'coalesce(webhook_secret, ?)' : 'webhook_secret'},
      version = version + 1
    WHERE id = ? AND version = ?
      AND (${['FALSE', ...columns.map((column) => `${column} IS NOT ?`)].join(' OR ')})
    RETURNING webhook_secret`;
  const set = [...Object.values(values), ...(isSet ? [secret] : [])];
  return db.prepare(sql).bind(...set, id, version, ...Object.values(values));
}

/** An origin that the partner has already is answered like a new one. */
export const addOrigin: DeskHandler<'addOrigin'> = async ({ partnerId, origin }, context) => {
  const insert = context.env.DB.prepare(`
    INSERT INTO partner_origins (origin, partner_id) SELECT ?, id FROM partners WHERE id = ?
    ON CONFLICT DO NOTHING RETURNING origin`);
  const { partner } = await writeThenRead(insert.bind(origin, partnerId), partnerId, context);
  if (partner && !partner.origins.includes(origin)) return { problem: 'already-exists' };
  return toOutcome(partner);
};

export const removeOrigin: DeskHandler<'removeOrigin'> = async ({ partnerId, origin }, context) => {
  const remove = context.env.DB.prepare(`
    DELETE FROM partner_origins WHERE origin = ? AND partner_id = ? RETURNING origin`);
  const { row, partner } = await writeThenRead(remove.bind(origin, partnerId), partnerId, context);
  return row ? toOutcome(partner) : { problem: 'not-found' };
};

/** In one transaction: the row that the statement returns, and the partner as it is afterwards. */
async function writeThenRead<R>(
  statement: D1PreparedStatement,
  id: string,
  { env, now }: DeskContext,
): Promise<{ row: R | undefined; partner: Partner | null }> {
  const [written, ...parts] = await env.DB.batch([statement, ...preparePartners(env.DB, now)]);
  const partner = toPartners(parts, now).find((other) => other.id === id) ?? null;
  return { row: written?.results[0] as R | undefined, partner };
}

function toOutcome(partner: Partner | null): Outcome<Partner> {
  return partner ? { value: partner } : { problem: 'not-found' };
}

/** CSV: partner, month, kind, leads. Of all months, without spam. */
export const exportPartnerMonths: DeskFileHandler = async ({ env }) => {
  const { results } = await env.DB.prepare(`
    SELECT name, substr(day, 1, 7) AS month, kind, sum(total) AS total
    FROM lead_days JOIN partners ON partners.id = partner_id WHERE folder <> 'spam'
    GROUP BY partner_id, month, kind HAVING sum(total) > 0 ORDER BY name, partner_id, month, kind`).all<{
    name: string;
    month: string;
    kind: string;
    total: number;
  }>();
  const rows = results.map(({ name, month, kind, total }) => [name, month, kind, `${total}`]);
  return writeCsv([['partner', 'month', 'kind', 'leads'], ...rows]);
};
