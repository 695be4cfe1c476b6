/** After midnight UTC a repeat of the evening before is still a repeat, for this long. */
const PREVIOUS_DAY_COUNTS_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export interface DedupeKeys {
  /** 64 hexadecimal digits. */
  today: string;
  /** The key that the same content had yesterday; null from ten minutes after midnight on. */
  yesterday: string | null;
}

/**
 * The same submission to the same route on the same UTC day has the same key, so a repeat, whether
 * by a double click or after an answer that got lost, stores no second row.
 * @param path the route
 * @param submission normalised content
 * @param now the moment it arrived
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
