import type { DeskHandler } from '../desk-handler.ts';
import { readConfirmation } from '../newsletter/confirmation.ts';
import type { Env } from '../settings.ts';
import { prepareDeskEvents, toDeskEvents } from '../store/desk-events.ts';
import { readDeadLetters, readTableSizes, readTotals } from '../store/upkeep/health.ts';
import { readDue } from '../store/upkeep/retention.ts';
import { readRuns } from '../store/upkeep/runs.ts';
import { type HealthFacts, judgeHealth } from './health-rules.ts';

/** What the desk says about its own state. */
export const readHealth: DeskHandler<'readHealth'> = async (_input, { env, now }) => {
  const [facts, deadLetters, tables, retention, events] = await Promise.all([
    readFacts(env, now),
    readDeadLetters(env.DB),
    readTableSizes(env.DB),
    readDue(env.DB, now),
    prepareDeskEvents(env.DB, 'data').all(),
  ]);
  const checks = judgeHealth(facts, now);
  // The checks come worst first.
  const state = checks[0]?.state ?? 'good';
  return {
    value: { state, checks, deadLetters, tables, retention, events: toDeskEvents(events) },
  };
};

async function readFacts(env: Env, now: Date): Promise<HealthFacts> {
  const [totals, runs] = await Promise.all([readTotals(env.DB, now), readRuns(env.DB)]);
  return {
    ...totals,
    hasMail: env.MAIL !== undefined,
    confirmation: readConfirmation(env),
    runs,
  };
}
