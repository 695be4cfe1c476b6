import { cpSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { writeSampleInserts } from '../../worker/dev/insert-samples.ts';
import { makeSamples } from '../../worker/dev/make-samples.ts';
import { samplePartners } from '../../worker/dev/sample-texts.ts';
import { seededRandom } from '../../worker/dev/seeded-random.ts';
import { hashFiles } from '../hash-files.ts';
import { migrate } from '../local/local-worker.ts';

const CACHE = '.cache/desks';
const DAYS = 3 * 365;
const PER_BATCH = 2000;
/** The seed of the leads; another seed replaces them. */
const SOURCES = ['worker/migrations/*.sql', 'worker/dev/*.ts', 'scripts/bench/fill-desk.ts'];

/** The instant up to which the leads came: the same rows at every run. */
export const FILLED_UNTIL = new Date('2026-11-22T12:00:00.000Z');

/** Staff were notified of each lead of the last 90 days by mail, and every reader was asked once. */
const FILL_OUTBOX = `
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at, attempts, sent_at)
  SELECT iif(kind = 'newsletter', 'newsletter-confirmation', 'lead'), kind || row_id,
    json_object('kind', kind, 'id', row_id), created_at, created_at, 1, created_at
  FROM leads WHERE kind = 'newsletter' OR created_at > '2026-08-24' ORDER BY created_at`;

/**
 * Puts a local D1 with so many sample leads of three years into the folder `state`. They are made
 * once and kept in .cache: straight into SQLite's file, as a million by HTTP would take an hour.
 */
export async function fillDesk(leads: number, state: string): Promise<void> {
  const kept = join(CACHE, `${hashFiles(SOURCES)}-${leads}`);
  if (!existsSync(kept)) await makeDesk(leads, kept);
  cpSync(kept, state, { recursive: true });
}

async function makeDesk(leads: number, kept: string): Promise<void> {
  const unfinished = `${kept}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await migrate(unfinished);
  const [file = ''] = globSync(join(unfinished, 'v3/d1/*/[0-9a-f]*.sqlite'));
  const database = new DatabaseSync(file);
  try {
    // A crash loses nothing: an unfinished one is made again.
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000');
    insertLeads(database, leads);
    database.exec(FILL_OUTBOX);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
  renameSync(unfinished, kept);
}

/** In batches of one stretch of time each, the oldest first. */
function insertLeads(database: DatabaseSync, leads: number): void {
  const random = seededRandom(1);
  const days = (DAYS * PER_BATCH) / leads;
  for (let skip = 0; skip < leads; skip += PER_BATCH) {
    const count = Math.min(PER_BATCH, leads - skip);
    const share = (skip + count) / leads;
    const until = new Date(FILLED_UNTIL.getTime() - (1 - share) * DAYS * DAY_MS);
    const samples = makeSamples({
      count,
      days: Math.min(days, DAYS),
      now: FILLED_UNTIL,
      until,
      skip,
      random,
    });
    samples.sort((a, b) => (String(a.row.created_at) < String(b.row.created_at) ? -1 : 1));
    database.exec('BEGIN');
    for (const { sql, json } of writeSampleInserts(samplePartners, samples, FILLED_UNTIL)) {
      database.prepare(sql).run(json);
    }
    database.exec('COMMIT');
  }
}
