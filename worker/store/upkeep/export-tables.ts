// A copy of tables as lines of JSON:
//   {"format":1,"createdAt":"…","pageRows":1000,"columns":{"consultations":["id","name",…],…}}
//   ["consultations",[[1,"Asha Rao",…],…]]     one page of rows, in the order of the primary key
//   {"tables":{"consultations":{"rows":1,"hash":"…"},…}}     without it, the copy is incomplete

import type { D1Database } from '@cloudflare/workers-types';
import { writeHex } from '../../upkeep/hex.ts';

/** D1 allows a Worker 1,000 queries a run, and a page has to fit into its memory. */
const PAGE_ROWS = 1000;

export interface CopyHead {
  format: 1;
  createdAt: string;
  pageRows: number;
  columns: Record<string, string[]>;
}

export interface TableSum {
  rows: number;
  /** SHA-256 over the hash so far and each page: equal only for equal rows in the same order. */
  hash: string;
}

export interface CopyEnd {
  tables: Record<string, TableSum>;
}

type Value = string | number | null;
export type Page = [table: string, rows: Value[][]];

export interface Copy {
  lines: AsyncIterable<string>;
  /** After the last line: how many rows there were. */
  countRows(): number;
}

/** Copies tables page by page, so that no more than a page is in memory. */
export function exportTables(db: D1Database, tables: readonly string[], now: Date): Copy {
  const sums: Record<string, TableSum> = {};
  return {
    lines: writeLines(db, tables, now, sums),
    countRows: () => Object.values(sums).reduce((total, { rows }) => total + rows, 0),
  };
}

async function* writeLines(
  db: D1Database,
  tables: readonly string[],
  now: Date,
  sums: Record<string, TableSum>,
): AsyncGenerator<string> {
  const shapes = await readShapes(db, tables);
  const columns = Object.fromEntries(shapes.map((shape) => [shape.table, shape.columns]));
  const head: CopyHead = {
    format: 1,
    createdAt: now.toISOString(),
    pageRows: PAGE_ROWS,
    columns,
  };
  yield toLine(head);
  for (const shape of shapes) {
    const sum = { rows: 0, hash: '' };
    for await (const rows of readPages(db, shape, PAGE_ROWS)) {
      const page: Page = [shape.table, rows];
      yield toLine(page);
      await addPage(sum, rows);
    }
    sums[shape.table] = sum;
  }
  const end: CopyEnd = { tables: sums };
  yield toLine(end);
}

/** Counts and hashes rows that are in the database, page by page as the copy had them. */
export async function sumTable(
  db: D1Database,
  table: string,
  columns: string[],
  pageRows: number,
): Promise<TableSum> {
  const [shape] = await readShapes(db, [table]);
  const sum = { rows: 0, hash: '' };
  for await (const rows of readPages(db, { table, key: shape?.key ?? [], columns }, pageRows)) {
    await addPage(sum, rows);
  }
  return sum;
}

interface Shape {
  table: string;
  /** Columns of the primary key. */
  key: string[];
  /** Those that are stored; the others follow from them. */
  columns: string[];
}

async function readShapes(db: D1Database, tables: readonly string[]): Promise<Shape[]> {
  const infos = await db.batch<{ name: string; pk: number }>(
    tables.map((table) => db.prepare(`SELECT name, pk FROM pragma_table_info('${table}')`)),
  );
  return infos.map(({ results }, index) => ({
    table: tables[index] ?? '',
    key: results
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    columns: results.map(({ name }) => name),
  }));
}

async function* readPages(
  db: D1Database,
  { table, key, columns }: Shape,
  pageRows: number,
): AsyncGenerator<Value[][]> {
  const select = (where: string) =>
    `SELECT ${columns.join(', ')} FROM ${table} ${where}
      ORDER BY ${key.join(', ')} LIMIT ${pageRows}`;
  const marks = key.map(() => '?').join(', ');
  const next = select(`WHERE (${key.join(', ')}) > (${marks})`);
  const keyOf = (row: Value[]) => key.map((name) => row[columns.indexOf(name)]);
  let statement = db.prepare(select(''));
  while (true) {
    const rows = await statement.raw<Value[]>();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    statement = db.prepare(next).bind(...keyOf(last));
  }
}

async function addPage(sum: TableSum, rows: Value[][]): Promise<void> {
  sum.rows += rows.length;
  const text = new TextEncoder().encode(sum.hash + JSON.stringify(rows));
  sum.hash = writeHex(await crypto.subtle.digest('SHA-256', text));
}

function toLine(value: CopyHead | Page | CopyEnd): string {
  return `${JSON.stringify(value)}\n`;
}
