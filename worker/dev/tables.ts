import { env } from 'cloudflare:workers';
import { filedKinds } from '../leads/kinds.ts';

const SUBMISSIONS = Object.values(filedKinds).map(({ table }) => table);

/** Of the lead desk; those that refer to others come first. */
export const DESK_TABLES = [
  'appointments',
  'office_hours',
  'days_off',
  'booking_rules',
  'calendar_feeds',
  'meeting_links',
  'leads',
  'lead_events',
  'outbox',
  'desk_events',
  'members',
  'origin_rulings',
  'partner_origins',
  'partners',
  'origin_refusals',
  'answers',
  'retention',
  'upkeep_runs',
  'canary',
  'lead_counts',
  'lead_days',
];

type Row = Record<string, unknown>;

export async function emptyTables(): Promise<void> {
  const tables = ['users', ...SUBMISSIONS, ...DESK_TABLES];
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("INSERT INTO lead_search (lead_search) VALUES ('delete-all')"),
  ]);
}

/** A submission comes with what `leads` knows of it. */
export async function readRows(table: string): Promise<Row[]> {
  const [kind] = Object.entries(filedKinds).find(([, filed]) => filed.table === table) ?? [];
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

/** What `lead_counts` and `lead_days` hold, without what has gone, in a fixed order. */
export async function readDerived(): Promise<{ counts: Row[]; days: Row[] }> {
  const [counts, days] = await env.DB.batch<Row>([
    env.DB.prepare('SELECT * FROM lead_counts WHERE total <> 0 ORDER BY 1, 2, 3, 4, 5, 6'),
    env.DB.prepare('SELECT * FROM lead_days WHERE total <> 0 ORDER BY 1, 2, 3, 4'),
  ]);
  return { counts: counts?.results ?? [], days: days?.results ?? [] };
}

/** The same, counted anew from the submissions. */
export async function recountDerived(): Promise<{ counts: Row[]; days: Row[] }> {
  const every = `
    SELECT kind, folder, status, coalesce(flag, '') AS flag, coalesce(partner_id, '') AS partner_id,
      coalesce(assigned_to, '') AS assigned_to, date(created_at, '+330 minutes') AS day FROM leads`;
  const recount = (columns: string) =>
    env.DB.prepare(
      `SELECT ${columns}, count(*) AS total FROM (${every}) GROUP BY ${columns} ORDER BY ${columns}`,
    );
  const [counts, days] = await env.DB.batch<Row>([
    recount('kind, folder, status, flag, partner_id, assigned_to'),
    recount('day, kind, folder, partner_id'),
  ]);
  return { counts: counts?.results ?? [], days: days?.results ?? [] };
}
