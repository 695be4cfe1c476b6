import type { Env } from '../settings.ts';
import { applyErasures, findUnfinished, listErasures } from '../store/upkeep/erasures.ts';
import { readErasureKeys } from './hash-address.ts';

/**
 * Finishes what broke off between bucket and database, and what Time Travel has undone. Resolves to
 * how many there were.
 */
export async function finishErasures(env: Env, now: Date): Promise<string> {
  const unfinished = await findUnfinished(env.DB, await listErasures(env.BACKUPS, now));
  if (unfinished.length > 0) {
    await applyErasures(env.DB, unfinished, await readErasureKeys(env.ERASURE_KEYS));
  }
  return `finished ${unfinished.length}`;
}
