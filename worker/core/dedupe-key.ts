import { DAY_MS } from '../contract/durations.ts';
import type { DedupeKeys } from './checked-submission.ts';

/** How long after midnight UTC a repeat of the evening before still counts as one. */
const PREVIOUS_DAY_COUNTS_MS = 10 * 60_000;

/**
 * Derives the key of a submission: equal for the same content, route and UTC day. A repeat, by a double
 * click or after a lost answer, therefore stores no second row.
 * @param path of the route
 * @param submission normalised
 * @param now when it arrived
 */
export async function deriveDedupeKeys(
  path: string,
  submission: object,
  now: Date,
): Promise<DedupeKeys> {
  const content = Object.entries(submission).sort(([a], [b]) => (a < b ? -1 : 1));
  const keyOf = (day: Date) =>
    hashText(JSON.stringify([path, day.toISOString().slice(0, 10), content]));
  const isJustAfterMidnight = now.getTime() % DAY_MS < PREVIOUS_DAY_COUNTS_MS;
  const [today, yesterday] = await Promise.all([
    keyOf(now),
    isJustAfterMidnight ? keyOf(new Date(now.getTime() - DAY_MS)) : null,
  ]);
  return { today, yesterday };
}

/** SHA-256 as 64 hexadecimal digits. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}

/** The first digits of a row's key, short enough to read out: `3F9A-12BC`. */
export function toReference(dedupeKey: string): string {
  return `${dedupeKey.slice(0, 4)}-${dedupeKey.slice(4, 8)}`.toUpperCase();
}
