import { IS_OPEN } from '../appointments/change.sql.ts';
import type { DeskInput, ListFilter } from '../contract/desk.ts';
import { HOUR_MS } from '../contract/durations.ts';
import type { ListChange } from '../contract/leads.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { prepareOfficeMessages } from '../notify/office-webhook.sql.ts';
import { announceLeads } from './announce-lead.sql.ts';
import { describeFilter } from './export-leads.sql.ts';
import { IS_LOOKED_AT, joinSent, sent } from './lead-row.sql.ts';
import { writeConditions } from './list.sql.ts';
import { BUSY_NETWORKS } from './network.sql.ts';

/** Leads of one statement, and statements of one call: the page calls again until all are changed. */
const STATEMENT_LEADS = 500;
const CALL_STATEMENTS = 20;
const NAMES_SHOWN = 10;
/** A preview expires after this time: the list has changed. */
const PREVIEW_MS = HOUR_MS;

type ListInput = DeskInput<'markListAsSpam'>;

/** No member has dealt with `lead`, and it has no appointment. */
const IS_UNTOUCHED = `${IS_OPEN} AND NOT ${IS_LOOKED_AT}
  AND NOT EXISTS (
    SELECT 1 FROM appointments
    WHERE lead.kind = 'consultation' AND consultation_id = lead.row_id AND state = 'booked'
  )`;

interface List {
  filter: ListFilter;
  at: string;
  /** JSON of the busy networks: read once per call, not per statement. */
  busy: string | null;
}

export const readList = async (
  { filter, at }: Pick<ListInput, 'filter' | 'at'>,
  { env: { DB } }: DeskContext,
): Promise<List> => {
  if (filter.network !== 'busy') return { filter, at, busy: null };
  const { results } = await DB.prepare(BUSY_NETWORKS).all<{ network: string }>();
  const { network: _, ...others } = filter;
  return { filter: others, at, busy: JSON.stringify(results.map(({ network }) => network)) };
};

/** Writes the condition on `lead` for a press: leads that arrived before its preview. */
function writeList({ filter, at, busy }: List) {
  const values: (string | number)[] = [];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const conditions = writeConditions(filter, bind);
  if (busy !== null)
    conditions.push(`lead.network IN (SELECT value FROM json_each(${bind(busy)}))`);
  conditions.push(`lead.created_at <= ${bind(at)}`, IS_UNTOUCHED);
  return { values, bind, condition: conditions.join(' AND ') };
}

export const previewList: DeskHandler<'previewList'> = async ({ filter }, context) => {
  const { env, now } = context;
  const at = now.toISOString();
  const { condition, values } = writeList(await readList({ filter, at }, context));
  const [totals, names] = await env.DB.batch<{ total: number; name: string }>(
    [
      `SELECT count(*) AS total FROM leads AS lead WHERE ${condition}`,
      `SELECT coalesce(${sent(({ shows }) => shows.name)}, lead.email) AS name
        FROM leads AS lead ${joinSent()}
        WHERE lead.id IN (
          SELECT id FROM leads AS lead WHERE ${condition}
          ORDER BY lead.created_at DESC LIMIT ${NAMES_SHOWN}
        ) ORDER BY lead.created_at DESC`,
    ].map((sql) => env.DB.prepare(sql).bind(...values)),
  );
  return {
    value: {
      at,
      total: totals?.results[0]?.total ?? 0,
      names: (names?.results ?? []).map(({ name }) => name),
    },
  };
};

/** Marks a list as spam; all leads of a press share its time as `spam_at`, by which it is undone. */
export const markListAsSpam: DeskHandler<'markListAsSpam'> = async (input, context) => {
  if (!isFresh(input.at, context.now)) return { problem: 'invalid-cursor' };
  const { DB } = context.env;
  const list = await readList(input, context);
  await prepareAudit('list-marked', input, list, context).run();
  return walk(input.after, async (after) => {
    const { sql, bind, values } = writeNext(list, after);
    const mark = `
      UPDATE leads SET spam_at = ${bind(list.at)}, version = version + 1
      WHERE id IN (${sql}) RETURNING id`;
    const [marked] = await DB.batch<{ id: number }>([
      DB.prepare(mark).bind(...values),
      prepareOfficeMessages(
        DB,
        context.now.toISOString(),
        'lead.spam_at = ?2 AND lead.id > ?3 AND lead.flag IS NULL',
        [list.at, after],
      ),
    ]);
    return marked?.results ?? [];
  });
};

/** Releases and announces the next flagged leads; returns these and ids of new messages. */
export async function releaseNext(
  list: List,
  after: number,
  { env, now }: DeskContext,
): Promise<{ found: { id: number }[]; messageIds: number[] }> {
  const { sql, values } = writeNext(list, after);
  const { results: found } = await env.DB.prepare(sql)
    .bind(...values)
    .all<{ id: number }>();
  const ids = JSON.stringify(found.map(({ id }) => id));
  const isFound = "leads.id IN (SELECT value FROM json_each(?3)) AND folder = 'inbox'";
  const [, messages] = await env.DB.batch<{ id: number }>([
    env.DB.prepare(`
      UPDATE leads SET flag = NULL, version = version + 1
      WHERE id IN (SELECT value FROM json_each(?)) AND folder = 'flagged'`).bind(ids),
    announceLeads(env, { condition: isFound, values: [ids] }, now),
  ]);
  return { found, messageIds: (messages?.results ?? []).map(({ id }) => id) };
}

export const restoreList: DeskHandler<'restoreList'> = async ({ at }, { env, actor, now }) => {
  const isPress = "SELECT 1 FROM desk_events WHERE (created_at, action) = (?1, 'list-marked')";
  const marked = env.DB.prepare(`
    SELECT id FROM leads WHERE spam_at = ?1 AND EXISTS (${isPress}) LIMIT ${STATEMENT_LEADS}`).bind(
    at,
  );
  const done = await walk(0, async () => {
    const { results } = await marked.all<{ id: number }>();
    const ids = JSON.stringify(results.map(({ id }) => id));
    await env.DB.batch([
      env.DB.prepare(`
        UPDATE leads SET spam_at = NULL, version = version + 1
        WHERE id IN (SELECT value FROM json_each(?2)) AND spam_at = ?1`).bind(at, ids),
      prepareOfficeMessages(
        env.DB,
        now.toISOString(),
        "lead.id IN (SELECT value FROM json_each(?2)) AND lead.folder = 'inbox'",
        [ids],
      ),
    ]);
    return results;
  });
  if (done.value.next !== null) return done;
  await env.DB.prepare(`
    INSERT INTO desk_events (actor, action, subject, detail, created_at)
    SELECT ?2, 'list-restored', subject, detail, ?3 FROM desk_events
    WHERE (created_at, action) = (?1, 'list-marked')`)
    .bind(at, actor.email, now.toISOString())
    .run();
  return done;
};

export const isFresh = (at: string, now: Date): boolean => {
  const ageMs = now.getTime() - Date.parse(at);
  return ageMs >= 0 && ageMs <= PREVIEW_MS;
};

/** Selects the ids of the next leads, in one pass over the table, regardless of changes behind it. */
function writeNext(list: List, after: number) {
  const { condition, bind, values } = writeList(list);
  const sql = `
    SELECT id FROM leads AS lead NOT INDEXED WHERE lead.id > ${bind(after)} AND ${condition}
    ORDER BY id LIMIT ${STATEMENT_LEADS}`;
  return { sql, bind, values };
}

/** Changes leads until a statement finds fewer than its limit, or the call has done its share. */
export async function walk(
  start: number | undefined,
  change: (after: number) => Promise<{ id: number }[]>,
): Promise<{ value: ListChange }> {
  let changed = 0;
  let next = start ?? 0;
  for (let statement = 0; statement < CALL_STATEMENTS; statement += 1) {
    const found = await change(next);
    changed += found.length;
    next = Math.max(next, ...found.map(({ id }) => id));
    if (found.length < STATEMENT_LEADS) return { value: { changed, next: null } };
  }
  return { value: { changed, next } };
}

/** Prepares one audit entry per press, with its filter and the number of leads; each call adds to it. */
export function prepareAudit(
  action: 'list-marked' | 'list-released',
  { filter }: Pick<ListInput, 'filter'>,
  list: List,
  { env: { DB }, actor }: DeskContext,
): D1PreparedStatement {
  const { condition, bind, values } = writeList(list);
  const count = `(SELECT count(*) FROM leads AS lead WHERE ${condition})`;
  const sql = `
    INSERT INTO desk_events (actor, action, subject, detail, created_at)
    SELECT ${bind(actor.email)}, ${bind(action)}, 'leads',
      json_object('from', ${bind(describeFilter(filter))}, 'to', CAST(${count} AS TEXT)), ${bind(list.at)}
    WHERE NOT EXISTS (
      SELECT 1 FROM desk_events WHERE (created_at, action) = (${bind(list.at)}, ${bind(action)})
    )`;
  return DB.prepare(sql).bind(...values);
}
