import { isDay } from '../rules/day-arithmetic.ts';
import { readList } from '../rules/json.ts';

/** Two years, more than the calendar shows. */
const MAX_DAYS = 731;

/** The days on which a session was finished, from a stored value of any shape: each once, oldest first. */
export function readStudyDays(days: unknown): string[] {
  return mergeStudyDays(readList(days).filter(isDay), []);
}

/** Study days of two tabs, or of a tab and a file; at most the newest two years of them. */
export function mergeStudyDays(mine: readonly string[], theirs: readonly string[]): string[] {
  return [...new Set([...mine, ...theirs])].sort().slice(-MAX_DAYS);
}
