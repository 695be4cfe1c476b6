import { env } from 'cloudflare:workers';
import { filedKinds } from '../../routes/submissions.ts';

const TABLES = ['users', ...Object.values(filedKinds).map(({ table }) => table)];

type Row = Record<string, unknown>;

export async function emptyTables(): Promise<void> {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

export async function readRows(table: string): Promise<Row[]> {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table} ORDER BY id`).all<Row>();
  return results;
}

/** The only row of a table. */
export async function readRow(table: string): Promise<Row> {
  const rows = await readRows(table);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${table} has ${rows.length} rows`);
  return row;
}

/** The number of rows in all tables together. */
export async function countRows(): Promise<number> {
  const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table})`).join(' + ');
  return (await env.DB.prepare(`SELECT ${counts} AS total`).first<number>('total')) ?? 0;
}
