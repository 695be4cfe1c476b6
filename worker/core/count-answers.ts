import { addCounts } from './counters.sql.ts';
import type { Env } from './settings.ts';

/** One write a second, however many requests come: refusing a flood must not cost a write each. */
const GATHERING_MS = 1000;

export interface CountedAnswer {
  /** A path of ours, or `unknown`. */
  route: string;
  /** As the log has it. */
  outcome: string;
  /** An allowed origin, else null. */
  origin: string | null;
}

/** Answers of this isolate that are not written yet, by route, outcome and origin as JSON. */
const gathered = new Map<string, number>();
let isWrittenAtMs = 0;

/**
 * Counts an answer by hour, route, first word of the outcome, and partner. Resolves once it is
 * written; a count that cannot be is lost, and nothing else is.
 */
export async function countAnswer(env: Env, answer: CountedAnswer, now: Date): Promise<void> {
  const [word] = answer.outcome.split(' ');
  const key = JSON.stringify([now.toISOString().slice(0, 13), answer.route, word, answer.origin]);
  gathered.set(key, (gathered.get(key) ?? 0) + 1);
  // By the clock and not by a promise: the request that waits for it may be cut off.
  const remainingMs = isWrittenAtMs - now.getTime();
  if (remainingMs > 0 && remainingMs <= GATHERING_MS) return;
  isWrittenAtMs = now.getTime() + GATHERING_MS;
  await scheduler.wait(GATHERING_MS);
  await writeGathered(env.DB).catch(() => {});
}

async function writeGathered(db: D1Database): Promise<void> {
  const rows = [...gathered].map(([key, total]) => [...JSON.parse(key), total]);
  gathered.clear();
  if (rows.length > 0) await addCounts(db, rows);
}
