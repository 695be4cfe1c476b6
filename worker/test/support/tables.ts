import { env } from 'cloudflare:workers';

const TABLES = ['users', 'consultations', 'contact_messages', 'newsletter_subscriptions'] as const;

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

/** Rows of all tables together. */
export async function countRows(): Promise<number> {
  const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table})`).join(' + ');
  return (await env.DB.prepare(`SELECT ${counts} AS total`).first<number>('total')) ?? 0;
}
