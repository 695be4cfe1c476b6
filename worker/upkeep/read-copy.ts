// Reads copies of both formats, never more than some pages at once:
//   2   parts and a manifest (copy-tables.ts)
//   1   `backups/<day>.jsonl.gz`, one object with the lines
//       {"format":1,"createdAt":"…","pageRows":1000,"columns":{"consultations":["id",…],…}}
//       ["consultations",[[1,"Asha Rao",…],…]]
//       {"tables":{"consultations":{"rows":1,"hash":"…"},…}}     without it, it breaks off
import type { R2Bucket } from '@cloudflare/workers-types';
import { BACKUP_FOLDER } from './backed-up-tables.ts';
import { type CopiedTable, type Manifest, namePart, type Page } from './copy-tables.sql.ts';

const PIECE_BYTES = 4 * 1024 * 1024;

export interface Copy {
  /** Of the object that makes it one. */
  key: string;
  createdAt: string;
  /** Rows of each page but a table's last. */
  pageRows: number;
  tables: Record<string, Omit<CopiedTable, 'parts'>>;
  /** The pages of one table, in the order of its primary key. */
  readPages(table: string): AsyncIterable<Page>;
}

/** @throws Error where there is none, and where the newest breaks off or has another format */
export async function openNewestCopy(bucket: R2Bucket): Promise<Copy> {
  const { objects } = await bucket.list({ prefix: BACKUP_FOLDER, delimiter: '/' });
  const keys = objects.map(({ key }) => key).sort();
  const key = keys.at(-1);
  if (!key) throw new Error('The bucket has no backup');
  return key.endsWith('.jsonl.gz') ? openSingleFile(bucket, key) : openParts(bucket, key);
}

async function openParts(bucket: R2Bucket, key: string): Promise<Copy> {
  const object = await bucket.get(key);
  const { format, createdAt, pageRows, tables } = JSON.parse(
    (await object?.text()) ?? '{}',
  ) as Manifest;
  requireFormat(key, format, 2);
  const listParts = (table: string) =>
    Array.from({ length: tables[table]?.parts ?? 0 }, (_, part) =>
      namePart(createdAt, table, part + 1),
    );
  await requireParts(bucket, createdAt, Object.keys(tables).flatMap(listParts));
  async function* readPages(table: string): AsyncGenerator<Page> {
    for (const part of listParts(table)) {
      for await (const line of readLines(bucket, part)) yield JSON.parse(line);
    }
  }
  return { key, createdAt, pageRows, tables, readPages };
}

/** Before anything is restored. */
async function requireParts(bucket: R2Bucket, createdAt: string, parts: string[]): Promise<void> {
  const there = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: `${BACKUP_FOLDER}${createdAt}/`,
      ...(cursor && { cursor }),
    });
    for (const { key } of page.objects) there.add(key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  const missing = parts.find((part) => !there.has(part));
  if (missing) throw new Error(`The copy breaks off: ${missing} is missing`);
}

interface SingleFileHead {
  format: number;
  createdAt: string;
  pageRows: number;
  columns: Record<string, string[]>;
}

/** Its tables follow each other in the wrong order for a restore, so it is read once for each. */
async function openSingleFile(bucket: R2Bucket, key: string): Promise<Copy> {
  let [first, last] = ['', ''];
  for await (const line of readLines(bucket, key)) {
    first ||= line;
    last = line;
  }
  const { format, createdAt, pageRows, columns }: SingleFileHead = JSON.parse(first || '{}');
  requireFormat(key, format, 1);
  if (!last.startsWith('{"tables"')) throw new Error(`${key} breaks off`);
  const sums: Copy['tables'] = JSON.parse(last).tables;
  const tables = Object.entries(sums).map(([table, sum]) => [
    table,
    { ...sum, columns: columns[table] ?? [] },
  ]);
  async function* readPages(table: string): AsyncGenerator<Page> {
    for await (const line of readLines(bucket, key)) {
      if (line.startsWith(`["${table}",`)) yield JSON.parse(line)[1];
    }
  }
  return { key, createdAt, pageRows, tables: Object.fromEntries(tables), readPages };
}

function requireFormat(key: string, format: number, known: number): void {
  if (format !== known) throw new Error(`${key} has format ${format}: use the code that wrote it`);
}

/** The lines of a packed text. */
async function* readLines(bucket: R2Bucket, key: string): AsyncGenerator<string> {
  const text = readPieces(bucket, key)
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream());
  let rest = '';
  for await (const chunk of text) {
    const [end = '', ...lines] = chunk.split('\n');
    rest += end;
    const next = lines.pop();
    if (next === undefined) continue;
    yield rest;
    yield* lines;
    rest = next;
  }
  if (rest !== '') yield rest;
}

/**
 * An object in pieces, each by a request of its own: one that stayed open while the database takes
 * what was read would be cut off after minutes.
 */
function readPieces(bucket: R2Bucket, key: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      const object = await bucket.get(key, { range: { offset, length: PIECE_BYTES } });
      if (!object) throw new Error(`${key} has gone`);
      const piece = new Uint8Array(await object.arrayBuffer());
      controller.enqueue(piece);
      offset += piece.length;
      if (offset >= object.size) controller.close();
    },
  });
}
