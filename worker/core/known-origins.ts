import { withDeadline } from './deadline.ts';
import { type KnownOrigins, type OriginStanding, readKnownOrigins } from './known-origins.sql.ts';
import type { Env } from './settings.ts';

/** Longest delay until a change at the desk takes effect. */
const FRESH_MS = 60_000;
/** An older list is refreshed behind the answer, so that a busy site waits for no read. */
const REFRESH_MS = 30_000;
/** A lead counts more than the exact list. */
const READ_TIMEOUT_MS = 2000;
/** Time between reads while D1 fails. */
const RETRY_MS = 10_000;
/** The cache wants an address; only this file reads it. */
const CACHE_KEY = 'https://known-origins.invalid/';
const CACHED_SECONDS = 24 * 60 * 60;

interface Copy {
  origins: KnownOrigins;
  /** Time of the read from D1; 0 for a copy of unknown age. */
  readAtMs: number;
  /** Earliest time of the next read. */
  nextReadAtMs: number;
}

/** The last read of this isolate. Keyed by `env`, which stays one object for the life of an isolate. */
const copies = new WeakMap<Env, Copy>();

/** Time of a request, and a way to keep work alive behind its answer. */
interface RequestTime {
  now: Date;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Origins of partners and those that a member has decided about, at most 60 s old. If D1 does not answer: the
 * last list of this isolate, else of any isolate in the last 24 hours, else none.
 */
export async function findKnownOrigins(env: Env, time: RequestTime): Promise<KnownOrigins> {
  const nowMs = time.now.getTime();
  const copy = copies.get(env);
  if (copy && nowMs < copy.nextReadAtMs) return copy.origins;
  if (!copy || nowMs - copy.readAtMs >= FRESH_MS) return readOrFallBack(env, time);
  // Spares the other requests of these seconds a read.
  copy.nextReadAtMs = Math.min(nowMs + RETRY_MS, copy.readAtMs + FRESH_MS);
  time.waitUntil(readOrFallBack(env, time));
  return copy.origins;
}

async function readOrFallBack(env: Env, { now, waitUntil }: RequestTime): Promise<KnownOrigins> {
  const nowMs = now.getTime();
  try {
    const origins = await withDeadline(readKnownOrigins(env.DB), READ_TIMEOUT_MS);
    copies.set(env, { origins, readAtMs: nowMs, nextReadAtMs: nowMs + REFRESH_MS });
    waitUntil(saveToCache(origins).catch(() => {}));
    return origins;
  } catch {
    const known = copies.get(env) ?? { origins: await readFromCache(), readAtMs: 0 };
    copies.set(env, { ...known, nextReadAtMs: nowMs + RETRY_MS });
    return known.origins;
  }
}

async function saveToCache(origins: KnownOrigins): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${CACHED_SECONDS}` };
  await caches.default.put(CACHE_KEY, Response.json([...origins], { headers }));
}

async function readFromCache(): Promise<KnownOrigins> {
  try {
    const cached = await caches.default.match(CACHE_KEY);
    return new Map(cached ? await cached.json<[string, OriginStanding][]>() : []);
  } catch {
    return new Map();
  }
}
