import type { DeskInput } from '../contract/desk.ts';
import type { Outcome } from '../contract/desk-problems.ts';
import type { DeskAction, Partner, PartnerList } from '../contract/leads.ts';
import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { batchGroups } from '../core/batch-groups.ts';
import { writeCsv } from '../core/csv.ts';
import { IS_NO_SPAM, OFFICE_MONTH } from '../core/days.sql.ts';
import {
  prepareAudit,
  prepareAuditIfChanged,
  prepareDeskEvents,
  toDeskEvents,
} from '../core/desk-events.sql.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { findDay } from '../core/office-time.logic.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { listOwnOrigins } from '../core/settings.ts';
import { preparePartners, toPartners } from './partner-row.sql.ts';

const REFUSAL_DAYS = 30;

/** Unowned websites, those of most days first: a burst means less than a habit. */
const NEW_ORIGINS = `
  SELECT origin, count(*) AS days, sum(total) AS total, max(day) AS lastDay FROM origin_sightings
  WHERE day > ? AND origin NOT IN (SELECT origin FROM partner_origins)
    AND origin NOT IN (SELECT origin FROM origin_rulings)
  GROUP BY origin ORDER BY days DESC, total DESC, lastDay DESC, origin`;

const RULINGS = `
  SELECT origin, state, actor, created_at AS createdAt FROM origin_rulings
  ORDER BY created_at DESC, origin`;

export const listPartners: DeskHandler<'listPartners'> = async (_, { env, now }) => {
  const [found, rulings, events, ...parts] = await env.DB.batch([
    env.DB.prepare(NEW_ORIGINS).bind(findDay(now, REFUSAL_DAYS)),
    env.DB.prepare(RULINGS),
    prepareDeskEvents(env.DB, 'partners'),
    ...preparePartners(env.DB, now),
  ]);
  const own = listOwnOrigins(env);
  const newOrigins = (found?.results ?? []) as PartnerList['newOrigins'];
  return {
    value: {
      partners: toPartners(parts, now),
      newOrigins: newOrigins.filter(({ origin }) => !own.includes(origin)),
      rulings: (rulings?.results ?? []) as PartnerList['rulings'],
      events: toDeskEvents(events),
    },
  };
};

export const addPartner: DeskHandler<'addPartner'> = async ({ id, name }, context) => {
  const { DB } = context.env;
  const insert = DB.prepare(`
    INSERT INTO partners (id, name, created_at) VALUES (?, ?, ?)
    ON CONFLICT DO NOTHING RETURNING id`);
  const { row, partner } = await writeThenRead(
    [
      insert.bind(id, name, context.now.toISOString()),
      prepareAuditIfChanged(DB, { action: 'partner-added', subject: id, to: name }, context),
    ],
    0,
    id,
    context,
  );
  return row ? toOutcome(partner) : { problem: 'already-exists' };
};

/** The first webhook gets a secret, which this one answer shows. */
export const changePartner: DeskHandler<'changePartner'> = async (input, context) => {
  const { id, version, change } = input;
  const { DB } = context.env;
  const { webhookUrl } = change;
  if (webhookUrl && !isPublicWebhookUrl(webhookUrl, listOwnOrigins(context.env))) {
    return { problem: 'own-address' };
  }
  const secret = makeRandomKey();
  const audits = listChanges(change).map((entry) => prepareChangeAudit(DB, input, entry, context));
  const { row, partner } = await writeThenRead<{ webhook_secret: string | null }>(
    [...audits, prepareChange(DB, input, secret)],
    audits.length,
    id,
    context,
  );
  if (partner === null) return { problem: 'not-found' };
  if (!row && partner.version !== version) return { problem: 'conflict', current: partner };
  const isNew = row?.webhook_secret === secret;
  return { value: { ...partner, webhookSecret: isNew ? secret : null } };
};

type PartnerChange = DeskInput<'changePartner'>['change'];

interface ColumnChange {
  action: DeskAction;
  column: 'name' | 'active' | 'webhook_url';
  to: string | number | null;
}

/** The columns to change. */
function listChanges({ name, isActive, webhookUrl }: PartnerChange): ColumnChange[] {
  const changes: ColumnChange[] = [];
  if (name !== undefined) changes.push({ action: 'partner-renamed', column: 'name', to: name });
  if (isActive !== undefined) {
    const action = isActive ? 'partner-resumed' : 'partner-paused';
    changes.push({ action, column: 'active', to: Number(isActive) });
  }
  if (webhookUrl !== undefined) {
    changes.push({ action: 'webhook', column: 'webhook_url', to: webhookUrl });
  }
  return changes;
}

/** Has the same condition as the change, so that neither happens without the other. */
function prepareChangeAudit(
  db: D1Database,
  { id, version }: DeskInput<'changePartner'>,
  { action, column, to }: ColumnChange,
  { actor, now }: DeskContext,
): D1PreparedStatement {
  const detail = column === 'active' ? 'NULL' : `json_object('from', ${column}, 'to', ?5)`;
  const sql = `
    INSERT INTO desk_events (actor, action, subject, detail, created_at)
    SELECT ?1, ?2, id, ${detail}, ?6 FROM partners
    WHERE id = ?3 AND version = ?4 AND ${column} IS NOT ?5`;
  return db.prepare(sql).bind(actor.email, action, id, version, to, now.toISOString());
}

/** Returns a row if there was something to change. */
function prepareChange(
  db: D1Database,
  { id, version, change }: DeskInput<'changePartner'>,
  secret: string,
): D1PreparedStatement {
  const changes = listChanges(change);
  const isSet = typeof change.webhookUrl === 'string';
  const sql = `
    UPDATE partners SET ${changes.map(({ column }) => `${column} = ?, `).join('')}
      webhook_secret = ${isSet ? 'coalesce(webhook_secret, ?)' : 'webhook_secret'},
      version = version + 1
    WHERE id = ? AND version = ?
      AND (${['FALSE', ...changes.map(({ column }) => `${column} IS NOT ?`)].join(' OR ')})
    RETURNING webhook_secret`;
  const values = changes.map(({ to }) => to);
  return db.prepare(sql).bind(...values, ...(isSet ? [secret] : []), id, version, ...values);
}

/**
 * Adds an origin; one that the partner has already is answered like a new one. The origin then belongs to
 * the partner, so an earlier decision about the website ends.
 */
export const addOrigin: DeskHandler<'addOrigin'> = async ({ partnerId, origin }, context) => {
  const { DB } = context.env;
  const insert = DB.prepare(`
    INSERT INTO partner_origins (origin, partner_id) SELECT ?, id FROM partners WHERE id = ?
    ON CONFLICT DO NOTHING RETURNING origin`);
  const { partner } = await writeThenRead(
    [
      insert.bind(origin, partnerId),
      prepareAuditIfChanged(
        DB,
        { action: 'origin-added', subject: origin, to: partnerId },
        context,
      ),
      DB.prepare(`
        DELETE FROM origin_rulings
        WHERE origin = ?1 AND origin IN (SELECT origin FROM partner_origins)`).bind(origin),
    ],
    0,
    partnerId,
    context,
  );
  if (partner && !partner.origins.includes(origin)) return { problem: 'already-exists' };
  return toOutcome(partner);
};

export const removeOrigin: DeskHandler<'removeOrigin'> = async ({ partnerId, origin }, context) => {
  const { DB } = context.env;
  const remove = DB.prepare(`
    DELETE FROM partner_origins WHERE origin = ? AND partner_id = ? RETURNING origin`);
  const { row, partner } = await writeThenRead(
    [
      remove.bind(origin, partnerId),
      prepareAuditIfChanged(
        DB,
        { action: 'origin-removed', subject: origin, from: partnerId },
        context,
      ),
    ],
    0,
    partnerId,
    context,
  );
  return row ? toOutcome(partner) : { problem: 'not-found' };
};

/**
 * Runs the statements in one transaction and returns the row of the one at `place`, and the partner
 * afterwards.
 */
async function writeThenRead<R>(
  statements: D1PreparedStatement[],
  place: number,
  id: string,
  { env, now }: DeskContext,
): Promise<{ row: R | undefined; partner: Partner | null }> {
  const partners = preparePartners(env.DB, now);
  const results = await batchGroups(env.DB, { statements, partners });
  const partner = toPartners(results.partners, now).find((other) => other.id === id) ?? null;
  return { row: results.statements[place]?.results[0] as R | undefined, partner };
}

function toOutcome(partner: Partner | null): Outcome<Partner, 'not-found'> {
  return partner ? { value: partner } : { problem: 'not-found' };
}

/** Exports CSV: partner, month, kind, leads; all months, without spam. */
export const exportPartnerMonths: DeskHandler<'exportPartnerMonths'> = async (_, context) => {
  const { env } = context;
  const { results } = await env.DB.prepare(`
    SELECT name, month, kind, count(*) AS total
    FROM (SELECT partner_id, kind, ${OFFICE_MONTH} AS month FROM leads WHERE ${IS_NO_SPAM})
    JOIN partners ON partners.id = partner_id
    GROUP BY partner_id, month, kind ORDER BY name, partner_id, month, kind`).all<{
    name: string;
    month: string;
    kind: string;
    total: number;
  }>();
  const rows = results.map(({ name, month, kind, total }) => [name, month, kind, `${total}`]);
  await prepareAudit(env.DB, { action: 'exported', subject: 'partners' }, context).run();
  return { value: writeCsv([['partner', 'month', 'kind', 'leads'], ...rows]) };
};
