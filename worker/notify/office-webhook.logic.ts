import { MINUTE_MS } from '../contract/durations.ts';

/** Messages that the office's system gets at the same time. */
export const OFFICE_AT_ONCE = 5;

/** Failures in a row after which one message at a time tries whether the system is back. */
export const OFFICE_BREAK_AFTER = 3;

/** Shortest and longest wait for the next try, a little less than a run of the cron's every five minutes. */
const SHORTEST_MS = 4 * MINUTE_MS;
const LONGEST_MS = 29 * MINUTE_MS;

/** Time of the next try: as long from now as the system has failed, within limits. */
export function findOfficeRetry(failingSince: string | null, now: Date): Date {
  const failedMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince);
  return new Date(now.getTime() + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, failedMs)));
}
