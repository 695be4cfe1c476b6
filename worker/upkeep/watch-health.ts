import type { Health } from '../contract/leads.ts';
import { withDeadline } from '../core/deadline.ts';
import { type Env, listStaff, NOBODY_YET, readSettings } from '../core/settings.ts';
import { touchStorage } from './canary.sql.ts';
import { readChecks } from './health.ts';
import { NOTHING_WATCHED, noteLook, type Watched } from './health-changes.ts';
import { tellChanges } from './tell-changes.ts';

type Check = Health['checks'][number];

/** In the bucket, because the database is what may fail. */
const WATCHED_KEY = 'upkeep/health.json';

/** Stands for ALERT_WEBHOOK among the addresses of members. */
const WEBHOOK = 'webhook';

/**
 * The canary of storage: inserts, reads and deletes a row. Then looks at all rules of Health, and
 * tells each member and ALERT_WEBHOOK what has changed, at once and past the outbox, which is in the
 * database. What could not be told is tried again at the next run.
 * @throws whatever storage throws
 */
export async function watchHealth(env: Env, now: Date): Promise<string> {
  const { dbTimeoutMs } = readSettings(env);
  const [tried] = await Promise.allSettled([withDeadline(touchStorage(env.DB), dbTimeoutMs)]);
  const hasStored = tried.status === 'fulfilled';
  await tellWhatChanged(env, await look(env, hasStored, now), now);
  if (!hasStored) throw tried.reason;
  return 'stored';
}

/** What was tried just now counts, and not the last run that could be written down. */
async function look(env: Env, hasStored: boolean, now: Date): Promise<Check[]> {
  const { dbTimeoutMs } = readSettings(env);
  const checks = await withDeadline(readChecks(env, now), dbTimeoutMs).catch(() => []);
  const storage: Check = hasStored
    ? { name: 'Storage', state: 'good', text: 'The database works again.' }
    : { name: 'Storage', state: 'bad', text: 'The database refuses test rows.' };
  return [storage, ...checks.filter(({ name }) => name !== storage.name)];
}

/** A bucket that is down must not look like a database that is. */
async function tellWhatChanged(env: Env, checks: Check[], now: Date): Promise<void> {
  try {
    const object = await env.BACKUPS.get(WATCHED_KEY);
    const before = object ? await object.json<Watched>() : NOTHING_WATCHED;
    const members = listStaff(env).filter((member) => member !== NOBODY_YET);
    const listeners = [...members, ...(env.ALERT_WEBHOOK ? [WEBHOOK] : [])];
    const noted = noteLook(before, checks, listeners, now);
    const after = { ...noted, untold: await tellAll(env, noted.untold) };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await env.BACKUPS.put(WATCHED_KEY, JSON.stringify(after));
  } catch {
    console.error(JSON.stringify({ route: 'upkeep', task: 'alerts', outcome: 'failed' }));
  }
}

/** Resolves to what could not be told. */
async function tellAll(env: Env, untold: Watched['untold']): Promise<Watched['untold']> {
  const left = await Promise.all(
    Object.entries(untold).map(async ([listener, changes]) => {
      const to = listener === WEBHOOK ? null : listener;
      return (await tellChanges(env, to, changes)) ? [] : [[listener, changes] as const];
    }),
  );
  return Object.fromEntries(left.flat());
}
