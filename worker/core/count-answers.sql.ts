import { SEND_PATH } from '../contract/protocol.ts';
import { submissions } from '../contract/submissions.ts';
import type { Env } from './settings.ts';

/** Routes that take submissions: the share of faults among their answers is one of Health's rules. */
const COUNTED = new Set(
  Object.entries(submissions).flatMap(([kind, { path }]) => [path, SEND_PATH + kind]),
);

/** One write a second at most: refusing a flood must not cost a write per request. */
const GATHERING_MS = 1000;

/** Answers of this isolate that await storage, by hour. */
const gathered = new Map<string, { total: number; faults: number }>();
let isWrittenAtMs = 0;

/**
 * Counts an answer to a form by hour, and whether it is a server fault. Resolves once it is stored; if
 * the write fails, only the count is lost.
 */
export async function countAnswer(
  { DB }: Pick<Env, 'DB'>,
  route: string,
  status: number,
  now: Date,
): Promise<void> {
  if (!COUNTED.has(route)) return;
  const hour = now.toISOString().slice(0, 13);
  const { total, faults } = gathered.get(hour) ?? { total: 0, faults: 0 };
  gathered.set(hour, { total: total + 1, faults: faults + Number(status >= 500) });
  // Timed by the clock rather than a promise: the request that waits may be cancelled.
  const remainingMs = isWrittenAtMs - now.getTime();
  if (remainingMs > 0 && remainingMs <= GATHERING_MS) return;
  isWrittenAtMs = now.getTime() + GATHERING_MS;
  await scheduler.wait(GATHERING_MS);
  await store(DB).catch(() => {});
}

async function store(db: D1Database): Promise<void> {
  const rows = [...gathered].map(([hour, { total, faults }]) => [hour, total, faults]);
  gathered.clear();
  if (rows.length === 0) return;
  await db
    .prepare(`
      INSERT INTO answers (hour, total, faults)
      SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
      ON CONFLICT DO UPDATE SET total = total + excluded.total, faults = faults + excluded.faults`)
    .bind(JSON.stringify(rows))
    .run();
}
