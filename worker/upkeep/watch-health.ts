import type { Health } from '../contract/leads.ts';
import { withDeadline } from '../core/deadline.ts';
import { AWAY_UNTIL, readMark } from '../core/operator-marks.ts';
import { type Env, listStaff, NOBODY_YET, readSettings } from '../core/settings.ts';
import { touchStorage } from './health.sql.ts';
import { readChecks } from './health.ts';
import { NOTHING_WATCHED, noteLook, toChange, type Watched } from './health-changes.logic.ts';
import { CANARY_RULE, judgeCanary } from './health-rules.logic.ts';
import { sendAlert } from './send-alert.ts';

type Check = Health['checks'][number];

/** In the bucket, because the database is what may fail. */
const WATCHED_KEY = 'upkeep/health.json';

/** Stands for ALERT_WEBHOOK among the addresses of members. */
const WEBHOOK = 'webhook';

/**
 * The canary of storage: inserts, reads and deletes a row. Then looks at all rules of Health, and
 * notifies each member and ALERT_WEBHOOK of what has changed, at once and past the outbox, which is in
 * the database. What could not be delivered is tried again at the next run.
 * @throws whatever storage throws
 */
export async function watchHealth(env: Env, now: Date): Promise<void> {
  const { dbTimeoutMs } = readSettings(env);
  const [tried] = await Promise.allSettled([withDeadline(touchStorage(env.DB), dbTimeoutMs)]);
  const hasStored = tried.status === 'fulfilled';
  await notifyOfChanges(env, await look(env, hasStored, now), now);
  if (!hasStored) throw tried.reason;
}

/** The canary's try of just now counts, and not the last run that could be stored. */
async function look(env: Env, hasStored: boolean, now: Date): Promise<Check[]> {
  const { dbTimeoutMs } = readSettings(env);
  const checks = await withDeadline(readChecks(env, now), dbTimeoutMs).catch(() => []);
  const misses = hasStored ? 0 : Number.POSITIVE_INFINITY;
  const awayUntil = hasStored ? null : await readMark(env.RECORDS, AWAY_UNTIL);
  const finding = judgeCanary({ misses, awayUntil }, now);
  return [
    { name: CANARY_RULE, group: 'Storage', ...finding },
    ...checks.filter(({ name }) => name !== CANARY_RULE),
  ];
}

async function notifyOfChanges(env: Env, checks: Check[], now: Date): Promise<void> {
  const members = listStaff(env).filter((member) => member !== NOBODY_YET);
  const listeners = [...members, ...(env.ALERT_WEBHOOK ? [WEBHOOK] : [])];
  try {
    const object = await env.RECORDS.get(WATCHED_KEY);
    const before = object ? await object.json<Watched>() : NOTHING_WATCHED;
    const noted = noteLook(before, checks, listeners, now);
    // Stored before anybody is notified: a bucket that takes nothing must not mean a mail at each run.
    await store(env.RECORDS, noted, before);
    await store(
      env.RECORDS,
      { ...noted, undelivered: await notifyAll(env, noted.undelivered) },
      noted,
    );
  } catch {
    console.error(JSON.stringify({ route: 'upkeep', task: 'alerts', outcome: 'failed' }));
    await notifyUnremembered(env, checks, listeners, now);
  }
}

async function store(bucket: R2Bucket, watched: Watched, before: Watched): Promise<void> {
  const text = JSON.stringify(watched);
  if (text !== JSON.stringify(before)) await bucket.put(WATCHED_KEY, text);
}

/** The first of an hour's runs, which need no memory to come once. */
const FIRST_MINUTES = 5;

/** Where nobody can know what was delivered before, everything that is bad now goes out hourly. */
async function notifyUnremembered(
  env: Env,
  checks: Check[],
  listeners: readonly string[],
  now: Date,
): Promise<void> {
  const bad = checks.filter(({ state }) => state === 'bad').map((check) => toChange(check, now));
  if (bad.length === 0 || now.getUTCMinutes() >= FIRST_MINUTES) return;
  await notifyAll(env, Object.fromEntries(listeners.map((listener) => [listener, bad])));
}

/** Resolves to what could not be delivered. */
async function notifyAll(
  env: Env,
  undelivered: Watched['undelivered'],
): Promise<Watched['undelivered']> {
  const left = await Promise.all(
    Object.entries(undelivered).map(async ([listener, changes]) => {
      const to = listener === WEBHOOK ? null : listener;
      return (await sendAlert(env, to, changes)) ? [] : [[listener, changes] as const];
    }),
  );
  return Object.fromEntries(left.flat());
}
