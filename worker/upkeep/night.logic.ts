import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';

/** 02:00 in India, as minutes after midnight UTC. */
const NIGHT_MINUTES = 20 * 60 + 30;

/** Whether the nightly work has not succeeded since the last night began. */
export function isNightDue(succeededAt: string | null | undefined, now: Date): boolean {
  const offsetMs = NIGHT_MINUTES * MINUTE_MS;
  const nightfallMs = Math.floor((now.getTime() - offsetMs) / DAY_MS) * DAY_MS + offsetMs;
  return !succeededAt || Date.parse(succeededAt) < nightfallMs;
}
