import { prepareToday, toAppointments } from '../appointments/desk-appointment.sql.ts';
import type { LeadFilter, ListFilter } from '../contract/desk.ts';
import type { LeadPage } from '../contract/leads.ts';
import { prepareDays, toDays } from '../core/days.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { prepareMembers, prepareSeen, toMembers } from '../core/members.sql.ts';
import { findEndOfDay, findStartOfDay } from '../core/office-time.logic.ts';
import { listOwnOrigins } from '../core/settings.ts';
import { prepareInboxPartners, toInboxPartners } from '../partners/inbox-partners.sql.ts';
import { prepareCounts, toCounts } from './counts.sql.ts';
import { type LeadPosition, readCursor, writeCursor } from './cursor.ts';
import { type SummaryRow, selectSummaries, toSummary, writeSource } from './lead-row.sql.ts';
import { BUSY_NETWORKS } from './network.sql.ts';
import { readSought, type Sought } from './search.logic.ts';

const PAGE_SIZE = 50;
/** Search results are capped: nobody pages further, and D1 slows down. */
const MAX_FOUND = 2000;

/** Direction from a position. */
type Direction = 'older' | 'newer';

/** Reads the first page and everything else the inbox shows, in one request to D1. */
export const readInbox: DeskHandler<'readInbox'> = async (filter, context) => {
  const { env, actor, now } = context;
  const { DB } = env;
  const [page, days, partners, members, _seen, today, counts] = await DB.batch([
    preparePage(DB, filter, null, 'older'),
    prepareDays(DB, now),
    prepareInboxPartners(DB),
    prepareMembers(DB),
    prepareSeen(context),
    prepareToday(env, now),
    prepareCounts(DB, filter.folder),
  ]);
  return {
    value: {
      ...toPage(page, 'older'),
      me: actor,
      counts: toCounts(counts, filter.folder),
      days: toDays(days, now),
      partners: toInboxPartners(partners),
      members: toMembers(members, context),
      ownOrigins: listOwnOrigins(env),
      today: toAppointments(today),
    },
  };
};

export const listLeads: DeskHandler<'listLeads'> = async ({ cursor, ...filter }, { env: { DB } }) =>
  readPage(DB, filter, cursor, 'older');

/**
 * Lists new leads; if they exceed a page, the oldest ones, so that the next call, from `newest`,
 * continues without a gap. A lead that D1 took seconds to store may be older than the cursor by then:
 * the next `readInbox` has it.
 */
export const listNewLeads: DeskHandler<'listNewLeads'> = async (
  { cursor, ...filter },
  { env: { DB } },
) => readPage(DB, filter, cursor, 'newer');

async function readPage(
  db: D1Database,
  filter: LeadFilter,
  cursor: string,
  direction: Direction,
): Promise<{ value: LeadPage } | { problem: 'invalid-cursor' }> {
  const position = readCursor(cursor);
  if (position === null) return { problem: 'invalid-cursor' };
  const [page] = await db.batch([preparePage(db, filter, position, direction)]);
  return { value: toPage(page, direction) };
}

function preparePage(
  db: D1Database,
  filter: LeadFilter,
  position: LeadPosition | null,
  direction: Direction,
): D1PreparedStatement {
  // One more, which shows whether there is another page.
  const limit = PAGE_SIZE + 1;
  const { sql, values } = writePageQuery(selectSummaries(), filter, position, direction, limit);
  return db.prepare(sql).bind(...values);
}

/**
 * The leads beyond a position, in the order of the list. Ids first, so that no more than a page of
 * rows is read whole.
 * @param select of `leads AS lead`, without a condition
 */
export function writePageQuery(
  select: string,
  filter: LeadFilter,
  position: LeadPosition | null,
  direction: Direction,
  limit: number,
): { sql: string; values: (string | number)[] } {
  const values: (string | number)[] = [];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const conditions = writeConditions(filter, bind);
  if (position) conditions.push(writeBoundary(position, direction, bind));
  const turn = direction === 'older' ? 'DESC' : 'ASC';
  const order = `lead.created_at ${turn}, lead.kind ${turn}, row_id ${turn}`;
  const condition = conditions.join(' AND ');
  // Words are in no index: the table is read from its end, in the order in which leads were stored. The few
  // that are newer than a position are found by their time.
  const isWalk = filter.search !== undefined && direction === 'older';
  const found = `SELECT id FROM leads AS lead NOT INDEXED WHERE ${condition} ORDER BY id DESC LIMIT ${MAX_FOUND}`;
  const sql = `${select} WHERE lead.id IN (
    SELECT id FROM leads AS lead WHERE ${isWalk ? `id IN (${found})` : condition}
    ORDER BY ${order} LIMIT ${limit}
  ) ORDER BY ${order}`;
  return { sql, values };
}

function writeBoundary(
  { createdAt, kind, id }: LeadPosition,
  direction: Direction,
  bind: (value: string | number) => string,
): string {
  const comparison = direction === 'older' ? '<' : '>';
  const boundary = [createdAt, kind, id].map(bind);
  return `(created_at, kind, row_id) ${comparison} (${boundary.join(', ')})`;
}

/**
 * Writes the conditions of a filter on `lead`; without a folder, all but spam.
 * @param bind adds a value and returns the name of its parameter
 */
export function writeConditions(
  { folder, source, network, search, ...filter }: ListFilter | LeadFilter,
  bind: (value: string | number) => string,
): string[] {
  const { kind, status, partnerId, campaign, attribution, assignedTo, flag, from, to } = filter;
  // The sign makes SQLite start from the found leads rather than scan the whole folder.
  const sign = network === undefined ? '' : '+';
  const folders = folder === undefined ? "IN ('inbox', 'flagged')" : `= ${bind(folder)}`;
  const conditions = [`${sign}folder ${folders}`];
  const isOrNone = (column: string, value: string) =>
    value === '' ? `${column} IS NULL` : `${column} = ${bind(value)}`;
  if (kind !== undefined) conditions.push(`kind = ${bind(kind)}`);
  if (status !== undefined) conditions.push(`status = ${bind(status)}`);
  if (partnerId !== undefined) conditions.push(isOrNone('partner_id', partnerId));
  if (campaign !== undefined) conditions.push(`campaign = ${bind(campaign)}`);
  if (attribution === '') conditions.push('attribution IS NULL');
  else if (attribution !== undefined)
    conditions.push(
      `attribution IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(attribution) WHERE lower(value) = lower(${bind(attribution)}))`,
    );
  if (assignedTo !== undefined) conditions.push(isOrNone('assigned_to', assignedTo));
  if (flag !== undefined) conditions.push(`flag = ${bind(flag)}`);
  if (from !== undefined) conditions.push(`created_at >= ${bind(findStartOfDay(from))}`);
  if (to !== undefined) conditions.push(`created_at < ${bind(findEndOfDay(to))}`);
  if (source !== undefined) conditions.push(`${writeSource()} = ${bind(source)}`);
  if (network === 'busy') conditions.push(`network IN (${BUSY_NETWORKS})`);
  else if (network !== undefined) conditions.push(`network = ${bind(network)}`);
  if (search !== undefined) conditions.push(writeSearch(readSought(search), bind));
  return conditions;
}

function writeSearch({ words, digits }: Sought, bind: (value: string) => string): string {
  const areIn = words.map((word) => `instr(folded, ${bind(word)}) > 0`).join(' AND ');
  const alternatives = [
    ...(areIn ? [`(${areIn})`] : []),
    ...(digits ? [`instr(phone_digits, ${bind(digits)}) > 0`] : []),
  ];
  return alternatives.length > 0 ? `(${alternatives.join(' OR ')})` : 'FALSE';
}

function toPage(result: D1Result | undefined, direction: Direction): LeadPage {
  const rows = (result?.results ?? []) as SummaryRow[];
  const leads = rows.slice(0, PAGE_SIZE).map((row) => toSummary(row));
  const last = rows.length > PAGE_SIZE ? leads.at(-1) : undefined;
  if (direction === 'newer') leads.reverse();
  const [newest] = leads;
  return {
    leads,
    cursor: last ? writeCursor(last) : null,
    newest: newest ? writeCursor(newest) : null,
  };
}
