// The restore drill runs this in Node, where the types of the runtime are not global.
import type { D1Database, D1PreparedStatement, R2Bucket } from '@cloudflare/workers-types';
import { type ErasureKey, readErasureKeys } from '../core/hash-address.ts';
import { listKinds } from '../leads/kinds.ts';
import { type Page, sumTable, type TableSum } from './copy-tables.sql.ts';
import { applyErasures, listErasures, makeRecognition, readErasures } from './erasures.sql.ts';
import { type Copy, openNewestCopy } from './read-copy.ts';

/** D1 takes values of 2 MB; a character has up to three bytes in UTF-8. */
const STATEMENT_CHARACTERS = 500_000;
const BATCH_STATEMENTS = 4;

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
  const copy = await openNewestCopy(bucket);
  await requireEmpty(db);
  const tables: RestoredTable[] = [];
  // The copy has a table before those it refers to.
  for (const table of Object.keys(copy.tables).toReversed()) {
    tables.unshift(await restoreTable(db, copy, table));
  }
  await deleteOrphans(db);
  const erasedRows = await eraseAgain(db, bucket, copy, await readErasureKeys(erasureKeys));
  return { key: copy.key, createdAt: copy.createdAt, tables, erasedRows };
}

async function requireEmpty(db: D1Database): Promise<void> {
  const counts = listKinds().map(({ table }) => `(SELECT count(*) FROM ${table})`);
  const total = await db.prepare(`SELECT ${counts.join(' + ')} AS total`).first<number>('total');
  if (total) throw new Error('The database is not empty');
}

/**
 * Compares at once: a lead whose envelope had gone when that table was copied gets a new one with its
 * own row.
 */
async function restoreTable(db: D1Database, copy: Copy, name: string): Promise<RestoredTable> {
  const { columns = [], rows = 0, hash = '' } = copy.tables[name] ?? {};
  await insertRows(db, name, columns, copy.readPages(name));
  const restored = await sumTable(db, name, columns, copy.pageRows);
  const isEqual = rows === restored.rows && hash === restored.hash;
  return { name, copied: { rows, hash }, restored, isEqual };
}

/** Some statements at a time, as each transaction costs a journey and a wait for the disk. */
async function insertRows(
  db: D1Database,
  table: string,
  columns: string[],
  pages: AsyncIterable<Page>,
): Promise<void> {
  const values = columns.map((_, index) => `value ->> ${index}`);
  const insert = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`,
  );
  let statements: D1PreparedStatement[] = [];
  for await (const rows of joinRows(pages)) {
    statements.push(insert.bind(rows));
    if (statements.length < BATCH_STATEMENTS) continue;
    await db.batch(statements);
    statements = [];
  }
  if (statements.length > 0) await db.batch(statements);
}

/** Rows as lists in JSON, each as long as one statement takes. */
async function* joinRows(pages: AsyncIterable<Page>): AsyncGenerator<string> {
  let rows: string[] = [];
  let length = 0;
  for await (const page of pages) {
    for (const row of page.map((values) => JSON.stringify(values))) {
      if (rows.length > 0 && length + row.length > STATEMENT_CHARACTERS) {
        yield `[${rows.join(',')}]`;
        rows = [];
        length = 0;
      }
      rows.push(row);
      length += row.length;
    }
  }
  if (rows.length > 0) yield `[${rows.join(',')}]`;
}

/** Resolves to how many rows went. */
async function eraseAgain(
  db: D1Database,
  bucket: R2Bucket,
  { createdAt }: Copy,
  keys: ErasureKey[],
): Promise<number> {
  const names = await listErasures(bucket, new Date(createdAt));
  const recognition = makeRecognition(await readErasures(bucket, names), keys);
  let total = 0;
  let afterId: number | null = names.length > 0 ? 0 : null;
  while (afterId !== null) {
    const erased = await applyErasures(db, recognition, afterId);
    total += erased.rows;
    afterId = erased.afterId;
  }
  return total;
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
    db.prepare(
      'DELETE FROM appointments WHERE consultation_id NOT IN (SELECT id FROM consultations)',
    ),
  ]);
}
