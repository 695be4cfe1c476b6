import { env } from 'cloudflare:workers';
import { storedKinds } from '../leads/kinds.ts';

const SUBMISSIONS = Object.values(storedKinds).map(({ table }) => table);

/** Tables of the lead desk; those that refer to others come first. */
const DESK_TABLES = [
  'appointments',
  'office_hours',
  'days_off',
  'booking_rules',
  'calendar_feeds',
  'meeting_links',
  'leads',
  'lead_events',
  'outbox',
  'office_webhook',
  'returned_mail',
  'desk_events',
  'members',
  'origin_rulings',
  'partner_origins',
  'partners',
  'origin_sightings',
  'answers',
  'retention',
  'upkeep_runs',
  'canary',
];

type Row = Record<string, unknown>;

export async function emptyTables(): Promise<void> {
  const tables = ['users', ...SUBMISSIONS, ...DESK_TABLES];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

/** Rows of a table; a submission is joined with its row in `leads`. */
export async function readRows(table: string): Promise<Row[]> {
  const [kind] = Object.entries(storedKinds).find(([, stored]) => stored.table === table) ?? [];
  const sql = kind
    ? `SELECT lead.*, sent.* FROM ${table} AS sent JOIN leads AS lead
        ON (lead.kind, row_id) = ('${kind}', sent.id) ORDER BY sent.id`
    : `SELECT * FROM ${table} ORDER BY id`;
  const { results } = await env.DB.prepare(sql).all<Row>();
  return results;
}

/** The only row of a table. */
export async function readRow(table: string): Promise<Row> {
  const rows = await readRows(table);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${table} has ${rows.length} rows`);
  return row;
}

/** The number of submissions and users together. */
export async function countRows(): Promise<number> {
  const counts = ['users', ...SUBMISSIONS].map((table) => `(SELECT count(*) FROM ${table})`);
  const sql = `SELECT ${counts.join(' + ')} AS total`;
  return (await env.DB.prepare(sql).first<number>('total')) ?? 0;
}

/** Rows whose lead has gone, or that a lead lacks, by table. */
export async function findOrphans(): Promise<Row[]> {
  const kinds = Object.entries(storedKinds);
  const rows = kinds.map(([kind, { table }]) => `SELECT '${kind}' AS kind, id FROM ${table}`);
  const bound = [
    ['lead_events', 'kind, lead_id'],
    ['outbox', 'kind, lead_id'],
    ['appointments', "'consultation', consultation_id"],
  ];
  const orphans = [
    `SELECT 'rows' AS place, * FROM (${rows.join(' UNION ALL ')})
      WHERE (kind, id) NOT IN (SELECT kind, row_id FROM leads)`,
    `SELECT 'leads', kind, row_id FROM leads
      WHERE (kind, row_id) NOT IN (${rows.join(' UNION ALL ')})`,
    ...bound.map(
      ([table, columns]) => `SELECT '${table}', ${columns} FROM ${table}
        WHERE (${columns}) NOT IN (SELECT kind, row_id FROM leads)`,
    ),
  ];
  const found = await env.DB.batch<Row>(orphans.map((sql) => env.DB.prepare(sql)));
  return found.flatMap(({ results }) => results);
}
