import { countUnstaffed } from '../appointments/desk-appointment.sql.ts';
import type { Health } from '../contract/leads.ts';
import { prepareDeskEvents, toDeskEvents } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { readOfficeKeys } from '../core/keyring.ts';
import { AWAY_UNTIL, COPIED_AT, readMark } from '../core/operator-marks.ts';
import { type Env, listStaff, NOBODY_YET, readSettings } from '../core/settings.ts';
import { DEAD_LETTERS } from '../intake/dead-letters.ts';
import { readConfirmation } from '../newsletter/confirmation.ts';
import { readOfficeHook } from '../notify/office-webhook.sql.ts';
import { MAX_COUNTED, readMailFacts } from '../notify/outbox.sql.ts';
import { readDeadLetters, readRuns, readTotals } from './health.sql.ts';
import { type HealthFacts, judgeHealth } from './health-rules.logic.ts';
import { readDue } from './retention.sql.ts';

/** Reads the desk's page Health. */
export const readHealth: DeskHandler<'readHealth'> = async (_input, { env, now }) => {
  const [checks, deadLetters, retention, events] = await Promise.all([
    readChecks(env, now),
    readDeadLetters(env.DB),
    readDue(env.DB, now),
    prepareDeskEvents(env.DB, 'data').all(),
  ]);
  // The checks come worst first.
  const state = checks[0]?.state ?? 'good';
  return { value: { state, checks, deadLetters, retention, events: toDeskEvents(events) } };
};

/**
 * Judges each rule, worst first.
 * @throws D1's error
 */
export async function readChecks(env: Env, now: Date): Promise<Health['checks']> {
  return judgeHealth(await readFacts(env, now), now);
}

async function readFacts(env: Env, now: Date): Promise<HealthFacts> {
  const [totals, mail, office, runs, unstaffed, waiting, givenUp, copiedAt, awayUntil] =
    await Promise.all([
      readTotals(env.DB, now),
      readMailFacts(env.DB, now),
      readOfficeHook(env.DB),
      readRuns(env.DB),
      countUnstaffed(env, now),
      measureQueues(env.LATE, env.LATE_FLAGGED),
      countGivenUp(env.RECORDS),
      readMark(env.RECORDS, COPIED_AT),
      readMark(env.RECORDS, AWAY_UNTIL),
    ]);
  const { maxDatabaseBytes, mailPerDay } = readSettings(env);
  return {
    ...totals,
    ...mail,
    ...unstaffed,
    office,
    isOfficeReady: readOfficeKeys(env).length > 0 && env.OFFICE_SYSTEM !== '',
    runs,
    waiting,
    givenUp,
    copiedAt,
    awayUntil,
    maxDatabaseBytes,
    mailPerDay,
    hasMail: env.MAIL !== undefined,
    members: listStaff(env).filter((member) => member !== NOBODY_YET).length,
    confirmation: readConfirmation(env),
  };
}

async function measureQueues(...queues: Queue[]): Promise<HealthFacts['waiting']> {
  try {
    const all = await Promise.all(queues.map((queue) => queue.metrics()));
    const times = all.flatMap(
      ({ oldestMessageTimestamp }) => oldestMessageTimestamp?.getTime() ?? [],
    );
    return {
      total: all.reduce((sum, { backlogCount }) => sum + backlogCount, 0),
      since: times.length > 0 ? new Date(Math.min(...times)) : null,
    };
  } catch {
    return null;
  }
}

/** Counts dead-lettered submissions; null if the bucket does not answer. */
async function countGivenUp(bucket: R2Bucket): Promise<number | null> {
  try {
    return (await bucket.list({ prefix: DEAD_LETTERS, limit: MAX_COUNTED })).objects.length;
  } catch {
    return null;
  }
}
