// A copy of the tables, under `backups/`:
//   <time>/<table>-<n>.jsonl.gz   parts of one table, each line one page: [[1,"Asha Rao",…],…]
//   <time>.json                   written last, so that a copy is there whole or not at all
//
// The restore drill runs this in Node, where the types of the runtime are not global.
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { writeHex } from '../core/hex.ts';
import { BACKED_UP_TABLES, BACKUP_FOLDER } from './backed-up-tables.ts';

const PAGE_ROWS = 1000;
/** In one step: D1 allows a run 50 queries on the free plan. */
const STEP_PAGES = 40;
/** In one part, which is packed in memory; it ends with the page that goes beyond. */
const PART_CHARACTERS = 8_000_000;

export interface TableSum {
  rows: number;
  /** SHA-256 over the hash so far and each page: equal only for equal rows in the same order. */
  hash: string;
}

export interface CopiedTable extends TableSum {
  /** Those that are stored; others follow from them. */
  columns: string[];
  parts: number;
}

/** The object that makes a copy of its parts. */
export interface Manifest {
  format: 2;
  createdAt: string;
  pageRows: number;
  tables: Record<string, CopiedTable>;
}

type Value = string | number | null;
/** In the order of the primary key. */
export type Page = Value[][];

/** A table that is being copied. */
interface CopyingTable extends CopiedTable {
  table: string;
  /** Columns of the primary key. */
  key: string[];
  /** Key of the last row that was copied; null before the first. */
  after: Value[] | null;
  isCopied: boolean;
}

/** How far a copy has come. */
export type CopyState = CopyingTable[];

const nameManifest = (createdAt: string) => `${BACKUP_FOLDER}${createdAt}.json`;

export const namePart = (createdAt: string, table: string, part: number) =>
  `${BACKUP_FOLDER}${createdAt}/${table}-${part}.jsonl.gz`;

export async function beginCopy(db: D1Database): Promise<CopyState> {
  const shapes = await readShapes(db, BACKED_UP_TABLES);
  return shapes.map((shape) => ({
    ...shape,
    rows: 0,
    hash: '',
    parts: 0,
    after: null,
    isCopied: false,
  }));
}

/**
 * Copies the next pages. A step that is taken again writes the same objects again.
 * @returns how far it has come; `isCopied` of every table once the manifest is there
 */
export async function copyStep(
  db: D1Database,
  bucket: R2Bucket,
  before: CopyState,
  startedAt: Date,
): Promise<CopyState> {
  const createdAt = startedAt.toISOString();
  const state = structuredClone(before);
  let pages = STEP_PAGES;
  for (const table of state) {
    while (!table.isCopied && pages > 0)
      pages -= await copyPart(db, bucket, table, pages, createdAt);
  }
  if (state.every(({ isCopied }) => isCopied)) {
    await bucket.put(nameManifest(createdAt), JSON.stringify(writeManifest(state, createdAt)));
  }
  return state;
}

function writeManifest(state: CopyState, createdAt: string): Manifest {
  const tables = state.map(({ table, columns, parts, rows, hash }) => [
    table,
    { columns, parts, rows, hash },
  ]);
  return { format: 2, createdAt, pageRows: PAGE_ROWS, tables: Object.fromEntries(tables) };
}

/** Copies at most so many pages of one table into one object. Resolves to how many it read. */
async function copyPart(
  db: D1Database,
  bucket: R2Bucket,
  table: CopyingTable,
  maxPages: number,
  createdAt: string,
): Promise<number> {
  let pages = 0;
  let lines = '';
  while (!table.isCopied && pages < maxPages && lines.length < PART_CHARACTERS) {
    const page = await readPage(db, table, table.after, PAGE_ROWS);
    pages += 1;
    table.isCopied = page.length < PAGE_ROWS;
    const last = page.at(-1);
    if (!last) continue;
    lines += `${JSON.stringify(page)}\n`;
    await addPage(table, page);
    table.after = keyOf(table, last);
  }
  if (lines !== '') {
    table.parts += 1;
    await bucket.put(namePart(createdAt, table.table, table.parts), await pack(lines));
  }
  return pages;
}

function pack(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** Counts and hashes rows that are in the database, page by page as the copy had them. */
export async function sumTable(
  db: D1Database,
  table: string,
  columns: string[],
  pageRows: number,
): Promise<TableSum> {
  const [shape] = await readShapes(db, [table]);
  const copied = { table, key: shape?.key ?? [], columns };
  const sum = { rows: 0, hash: '' };
  let page: Page = [];
  do {
    const last = page.at(-1);
    page = await readPage(db, copied, last ? keyOf(copied, last) : null, pageRows);
    if (page.length > 0) await addPage(sum, page);
  } while (page.length === pageRows);
  return sum;
}

type Shape = Pick<CopyingTable, 'table' | 'key' | 'columns'>;

async function readShapes(db: D1Database, tables: readonly string[]): Promise<Shape[]> {
  const { results } = await db
    .prepare(`
      SELECT tables.value AS "table", name, pk
      FROM json_each(?) AS tables JOIN pragma_table_info(tables.value) ORDER BY tables.key, cid`)
    .bind(JSON.stringify(tables))
    .all<{ table: string; name: string; pk: number }>();
  return tables.map((table) => {
    const columns = results.filter((column) => column.table === table);
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    return { table, key: key.map(({ name }) => name), columns: columns.map(({ name }) => name) };
  });
}

/** @param after key of the row before it; null for the first page */
async function readPage(
  db: D1Database,
  { table, key, columns }: Shape,
  after: Value[] | null,
  pageRows: number,
): Promise<Page> {
  const order = key.join(', ');
  const beyond = after ? `WHERE (${order}) > (${key.map(() => '?').join(', ')})` : '';
  return db
    .prepare(
      `SELECT ${columns.join(', ')} FROM ${table} ${beyond} ORDER BY ${order} LIMIT ${pageRows}`,
    )
    .bind(...(after ?? []))
    .raw<Value[]>();
}

const keyOf = ({ key, columns }: Shape, row: Value[]): Value[] =>
  key.map((name) => row[columns.indexOf(name)] ?? null);

async function addPage(sum: TableSum, rows: Page): Promise<void> {
  sum.rows += rows.length;
  const text = new TextEncoder().encode(sum.hash + JSON.stringify(rows));
  sum.hash = writeHex(await crypto.subtle.digest('SHA-256', text));
}
