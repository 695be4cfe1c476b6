import type { Env } from '../settings.ts';
import { applyErasures, type Erasure, listErasures } from './erasures.ts';
import { readErasureKeys } from './hash-address.ts';

/** The task runs daily; the rest is for nights when it failed. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;

/** Finishes what broke off between bucket and database. Resolves to how many there were. */
export async function finishErasures(env: Env, now: Date): Promise<string> {
  const since = new Date(now.getTime() - LOOK_BACK_MS).toISOString();
  const unfinished = await findUnfinished(env.DB, await listErasures(env.BACKUPS, since));
  if (unfinished.length > 0) {
    await applyErasures(env.DB, unfinished, await readErasureKeys(env.ERASURE_KEYS));
  }
  return `finished ${unfinished.length}`;
}

async function findUnfinished(db: D1Database, kept: Erasure[]): Promise<Erasure[]> {
  const { results } = await db
    .prepare('SELECT email_hmac || created_at AS name FROM erasures')
    .all<{ name: string }>();
  const finished = new Set(results.map(({ name }) => name));
  return kept.filter(({ emailHmac, createdAt }) => !finished.has(emailHmac + createdAt));
}
