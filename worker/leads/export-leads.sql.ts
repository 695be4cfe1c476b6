import { clickNames, readAdvertisement, utmNames } from '../contract/attribution.ts';
import type { LeadFilter, ListFilter } from '../contract/desk.ts';
import type { Lead } from '../contract/leads.ts';
import type { Plan } from '../contract/plan.ts';
import { writeCsv } from '../core/csv.ts';
import { toReference } from '../core/dedupe-key.ts';
import { prepareAudit } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import type { LeadPosition } from './cursor.ts';
import { type LeadRow, selectLeads } from './lead-row.sql.ts';
import { writePageQuery } from './list.sql.ts';

/** Rows per page of the file, well within D1's limits. */
const PAGE_ROWS = 500;

const COLUMNS = {
  reference: ({ reference }) => reference,
  received: ({ createdAt }) => createdAt,
  kind: ({ kind }) => kind,
  topic: ({ topic }) => topic,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  plan: ({ plan }) => plan && listPlan(JSON.parse(plan)).join('; '),
  status: ({ status }) => status,
  assigned_to: ({ assignedTo }) => assignedTo,
  note: ({ note }) => note,
  folder: ({ folder }) => folder,
  flag: ({ flag }) => flag,
  partner: ({ partnerId }) => partnerId,
  campaign: ({ campaign }) => campaign,
  ...advertisementColumns(),
  source: ({ source }) => source,
  page: ({ pageUrl }) => pageUrl,
  sent_again: ({ repeats }) => String(repeats),
} satisfies Record<string, (lead: ExportedLead) => string | null>;

/** A column for each part of an advertisement, under the name that advertisers know. */
function advertisementColumns(): Record<string, (lead: ExportedLead) => string | null> {
  const read = ({ attribution }: ExportedLead) =>
    readAdvertisement(JSON.parse(attribution ?? '{}'));
  return Object.fromEntries([
    ...utmNames.map((name) => [name, (lead: ExportedLead) => read(lead)?.[name] ?? null]),
    ...clickNames.map((name) => [name, (lead: ExportedLead) => read(lead)?.clicks?.[name] ?? null]),
  ]);
}

/** A plan in its own names: `country: ca`, `estimate totalUsd monthly: 303864`. */
function listPlan({ choices, results }: Plan): string[] {
  const list = (values: object, path = ''): string[] =>
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' ? list(value, `${path}${name} `) : [`${path}${name}: ${value}`],
    );
  return [...list(choices), ...list(results)];
}

type ExportedLead = Omit<Lead, 'events' | 'isUnread' | 'others' | 'appointment'>;

/**
 * Exports the leads of a filter as CSV, newest first. The audit stores the filter, and of a search only
 * that there was one: its words may be a person's.
 */
export const exportLeads: DeskHandler<'exportLeads'> = async (filter, context) => {
  const { env } = context;
  await prepareAudit(
    env.DB,
    { action: 'exported', subject: 'leads', to: describeFilter(filter) },
    context,
  ).run();
  return { value: writeCsv(listCells(env.DB, filter)) };
};

export const describeFilter = ({ search, network, ...filter }: LeadFilter | ListFilter): string =>
  [
    ...Object.entries(filter).map(([name, value]) => `${name} ${value}`),
    ...(network ? [network === 'busy' ? 'busy networks' : 'one network'] : []),
    ...(search ? ['search'] : []),
  ].join(', ');

async function* listCells(db: D1Database, filter: LeadFilter): AsyncGenerator<string[]> {
  yield Object.keys(COLUMNS);
  let position: LeadPosition | null = null;
  do {
    const rows: LeadRow[] = await readRows(db, filter, position);
    for (const { dedupeKey, ...row } of rows) {
      const lead = { ...row, reference: toReference(dedupeKey) };
      yield Object.values(COLUMNS).map((read) => read(lead) ?? '');
    }
    position = rows.length < PAGE_ROWS ? null : (rows.at(-1) ?? null);
  } while (position);
}

async function readRows(
  db: D1Database,
  filter: LeadFilter,
  position: LeadPosition | null,
): Promise<LeadRow[]> {
  const { sql, values } = writePageQuery(selectLeads(), filter, position, 'older', PAGE_ROWS);
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<LeadRow>();
  return results;
}
