import type { Env } from '../settings.ts';
import { BACKED_UP_TABLES, BACKUP_FOLDER } from '../store/upkeep/backed-up-tables.ts';
import { exportTables } from '../store/upkeep/export-tables.ts';
import { putStream } from './put-stream.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As the privacy policy says, and as the bucket's own rule does. */
const KEPT_DAYS = 35;

/** Writes the day's copy and deletes expired ones. Resolves to how many rows it holds. */
export async function backUp(env: Env, now: Date): Promise<string> {
  const { lines, countRows } = exportTables(env.DB, BACKED_UP_TABLES, now);
  const packed = streamText(lines).pipeThrough(new CompressionStream('gzip'));
  await putStream(env.BACKUPS, nameBackup(now), packed);
  await deleteExpiredBackups(env.BACKUPS, now);
  return `copied ${countRows()}`;
}

/** Asks for the next line only when there is room for it. */
function streamText(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const source = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

function nameBackup(now: Date): string {
  return `${BACKUP_FOLDER}${now.toISOString().slice(0, 10)}.jsonl.gz`;
}

async function deleteExpiredBackups(bucket: R2Bucket, now: Date): Promise<void> {
  const oldestKept = nameBackup(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const { objects } = await bucket.list({ prefix: BACKUP_FOLDER });
  const expired = objects.map(({ key }) => key).filter((key) => key < oldestKept);
  if (expired.length > 0) await bucket.delete(expired);
}
