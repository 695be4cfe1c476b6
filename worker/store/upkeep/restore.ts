// The restore drill runs this in Node, where the types of the runtime are not global.
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { readErasureKeys } from '../../upkeep/hash-address.ts';
import { listKinds } from '../kinds.ts';
import { BACKUP_FOLDER } from './backed-up-tables.ts';
import { applyErasures, listErasures } from './erasures.ts';
import {
  type CopyEnd,
  type CopyHead,
  type Page,
  sumTable,
  type TableSum,
} from './export-tables.ts';

/** D1 takes values of 2 MB; a character has up to three bytes in UTF-8. */
const STATEMENT_CHARACTERS = 500_000;

export interface RestoredTable {
  name: string;
  copied: TableSum;
  restored: TableSum;
  /** Whether count and hash agree. */
  isEqual: boolean;
}

export interface Restore {
  /** Of the copy in the bucket. */
  key: string;
  createdAt: string;
  tables: RestoredTable[];
  /** Rows that erasures since the copy took out again. */
  erasedRows: number;
}

/**
 * Fills an empty, migrated database from the newest copy, compares each table with it, and applies
 * again every erasure that it may miss.
 * @param erasureKeys as the secret has them, former ones included
 * @throws Error without a whole copy in a known format, with a database that is not empty, or
 * without a key that an erasure was made with
 */
export async function restoreDatabase(
  db: D1Database,
  bucket: R2Bucket,
  erasureKeys: string,
): Promise<Restore> {
  const key = await findNewest(bucket);
  const { head, pages, end } = await readCopy(bucket, key);
  await requireEmpty(db);
  // The copy has a table before those it refers to.
  for (const page of pages.toReversed()) await insertPage(db, head, page);
  const tables = await compareTables(db, head, end);
  await deleteOrphans(db);
  const erasures = await listErasures(bucket, new Date(head.createdAt));
  const erasedRows = await applyErasures(db, erasures, await readErasureKeys(erasureKeys));
  return { key, createdAt: head.createdAt, tables, erasedRows };
}

async function findNewest(bucket: R2Bucket): Promise<string> {
  const { objects } = await bucket.list({ prefix: BACKUP_FOLDER });
  const newest = objects
    .map(({ key }) => key)
    .sort()
    .at(-1);
  if (!newest) throw new Error('The bucket has no backup');
  return newest;
}

interface Copy {
  head: CopyHead;
  pages: Page[];
  end: CopyEnd;
}

async function readCopy(bucket: R2Bucket, key: string): Promise<Copy> {
  const object = await bucket.get(key);
  if (!object) throw new Error(`${key} has gone`);
  const text = await unpack(await object.arrayBuffer());
  const [head, ...pages] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (head.format !== 1)
    throw new Error(`${key} has format ${head.format}: use the code that wrote it`);
  const end = pages.pop();
  if (!end?.tables) throw new Error(`${key} breaks off`);
  return { head, pages, end };
}

function unpack(packed: ArrayBuffer): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

async function requireEmpty(db: D1Database): Promise<void> {
  const counts = listKinds().map(({ table }) => `(SELECT count(*) FROM ${table})`);
  const total = await db.prepare(`SELECT ${counts.join(' + ')} AS total`).first<number>('total');
  if (total) throw new Error('The database is not empty');
}

async function insertPage(
  db: D1Database,
  { columns }: CopyHead,
  [table, rows]: Page,
): Promise<void> {
  const names = columns[table] ?? [];
  const values = names.map((_, index) => `value ->> ${index}`);
  const sql = `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`;
  for (const part of cutRows(rows))
    await db
      .prepare(sql)
      .bind(`[${part.join(',')}]`)
      .run();
}

/** Rows as JSON, in parts that one statement takes. */
function cutRows(rows: Page[1]): string[][] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows.map((values) => JSON.stringify(values))) {
    length += row.length;
    if (length > STATEMENT_CHARACTERS) {
      parts.push([]);
      length = row.length;
    }
    parts.at(-1)?.push(row);
  }
  return parts;
}

function compareTables(db: D1Database, head: CopyHead, end: CopyEnd): Promise<RestoredTable[]> {
  const tables = Object.entries(end.tables).map(async ([name, copied]) => {
    const restored = await sumTable(db, name, head.columns[name] ?? [], head.pageRows);
    const isEqual = copied.rows === restored.rows && copied.hash === restored.hash;
    return { name, copied, restored, isEqual };
  });
  return Promise.all(tables);
}

/** What was read before a lead that was then erased, while the copy was made. */
async function deleteOrphans(db: D1Database): Promise<void> {
  const isGone = 'NOT IN (SELECT kind, row_id FROM leads)';
  await db.batch([
    ...listKinds().map(({ kind, table }) =>
      db.prepare(
        `DELETE FROM leads WHERE kind = '${kind}' AND row_id NOT IN (SELECT id FROM ${table})`,
      ),
    ),
    db.prepare(`DELETE FROM lead_events WHERE (kind, lead_id) ${isGone}`),
    db.prepare(`DELETE FROM outbox WHERE lead_id IS NOT NULL AND (kind, lead_id) ${isGone}`),
  ]);
}
