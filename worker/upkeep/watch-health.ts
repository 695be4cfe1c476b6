import type { Health } from '../contract/leads.ts';
import { withDeadline } from '../core/deadline.ts';
import { AWAY_UNTIL, readMark } from '../core/operator-marks.ts';
import { type Env, listStaff, NOBODY_YET, readSettings } from '../core/settings.ts';
import { touchStorage } from './health.sql.ts';
import { readChecks } from './health.ts';
import { type AlertState, NO_ALERTS, recordCheck, toChange } from './health-changes.logic.ts';
import { CANARY_RULE, judgeCanary } from './health-rules.logic.ts';
import { sendAlert } from './send-alert.ts';

type Check = Health['checks'][number];

/** Key of the alert state in the bucket, because the database may be down. */
const STATE_KEY = 'upkeep/health.json';

/** Stands for ALERT_WEBHOOK among the addresses of members. */
const WEBHOOK = 'webhook';

/**
 * Runs the canary of storage, which inserts, reads and deletes a row. Then checks all rules of Health and
 * notifies each member and ALERT_WEBHOOK of changes, at once and without the outbox, which is in the
 * database. Undelivered changes are retried at the next run.
 * @throws the storage's error
 */
export async function watchHealth(env: Env, now: Date): Promise<void> {
  const { dbTimeoutMs } = readSettings(env);
  const [tried] = await Promise.allSettled([withDeadline(touchStorage(env.DB), dbTimeoutMs)]);
  const hasStored = tried.status === 'fulfilled';
  await notifyOfChanges(env, await check(env, hasStored, now), now);
  if (!hasStored) throw tried.reason;
}

/** Checks Health by the canary's present attempt rather than its last stored run. */
async function check(env: Env, hasStored: boolean, now: Date): Promise<Check[]> {
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
    const object = await env.RECORDS.get(STATE_KEY);
    const before = object ? await object.json<AlertState>() : NO_ALERTS;
    const state = recordCheck(before, checks, listeners, now);
    // Stored before anyone is notified: a failing bucket must not cause a mail at each run.
    await store(env.RECORDS, state, before);
    await store(
      env.RECORDS,
      { ...state, undelivered: await notifyAll(env, state.undelivered) },
      state,
    );
  } catch {
    console.error(JSON.stringify({ route: 'upkeep', task: 'alerts', outcome: 'failed' }));
    await notifyUnremembered(env, checks, listeners, now);
  }
}

async function store(bucket: R2Bucket, state: AlertState, before: AlertState): Promise<void> {
  const text = JSON.stringify(state);
  if (text !== JSON.stringify(before)) await bucket.put(STATE_KEY, text);
}

/** Minutes of an hour's first run, which needs no state to be the only one. */
const FIRST_MINUTES = 5;

/** Sends all bad rules hourly if earlier deliveries are unknown. */
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

/** Resolves to the undelivered changes. */
async function notifyAll(
  env: Env,
  undelivered: AlertState['undelivered'],
): Promise<AlertState['undelivered']> {
  const left = await Promise.all(
    Object.entries(undelivered).map(async ([listener, changes]) => {
      const to = listener === WEBHOOK ? null : listener;
      return (await sendAlert(env, to, changes)) ? [] : [[listener, changes] as const];
    }),
  );
  return Object.fromEntries(left.flat());
}
