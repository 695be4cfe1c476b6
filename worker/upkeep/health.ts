import { countUnstaffed } from '../appointments/desk-appointment.sql.ts';
import type { Health } from '../contract/leads.ts';
import { prepareDeskEvents, toDeskEvents } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { type Env, listStaff, NOBODY_YET } from '../core/settings.ts';
import { LATE_FOLDER } from '../intake/kept-late.ts';
import { readConfirmation } from '../newsletter/confirmation.ts';
import { MAX_COUNTED, readMailFacts } from '../notify/outbox.sql.ts';
import { readDeadLetters, readTableSizes, readTotals } from './health.sql.ts';
import { type HealthFacts, judgeHealth } from './health-rules.ts';
import { readDue } from './retention.sql.ts';
import { readRuns } from './runs.sql.ts';

/** What the desk says about its own state. */
export const readHealth: DeskHandler<'readHealth'> = async (_input, { env, now }) => {
  const [checks, deadLetters, tables, retention, events] = await Promise.all([
    readChecks(env, now),
    readDeadLetters(env.DB),
    readTableSizes(env.DB),
    readDue(env.DB, now),
    prepareDeskEvents(env.DB, 'data').all(),
  ]);
  // The checks come worst first.
  const state = checks[0]?.state ?? 'good';
  return {
    value: { state, checks, deadLetters, tables, retention, events: toDeskEvents(events) },
  };
};

/**
 * What each rule says, worst first.
 * @throws what D1 throws
 */
export async function readChecks(env: Env, now: Date): Promise<Health['checks']> {
  return judgeHealth(await readFacts(env, now), now);
}

async function readFacts(env: Env, now: Date): Promise<HealthFacts> {
  const [totals, mail, runs, stuckLeads, unstaffed] = await Promise.all([
    readTotals(env.DB, now),
    readMailFacts(env.DB, now),
    readRuns(env.DB),
    countStuckLeads(env.BACKUPS),
    countUnstaffed(env, now),
  ]);
  return {
    ...totals,
    ...mail,
    ...unstaffed,
    hasMail: env.MAIL !== undefined,
    members: listStaff(env).filter((member) => member !== NOBODY_YET).length,
    confirmation: readConfirmation(env),
    runs,
    stuckLeads,
  };
}

/** Null where the bucket does not answer. */
async function countStuckLeads(bucket: R2Bucket): Promise<number | null> {
  try {
    const options = { prefix: LATE_FOLDER, limit: MAX_COUNTED };
    return (await bucket.list(options)).objects.length;
  } catch {
    return null;
  }
}
