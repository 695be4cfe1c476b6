/**
 * The same submission to the same route on the same UTC day has the same key, so a repeat, whether
 * by a double click or after an answer that got lost, stores no second row.
 * @param path the route
 * @param submission normalised content
 * @param now the moment it arrived
 * @returns 64 hexadecimal digits
 */
export function deriveDedupeKey(path: string, submission: object, now: Date): Promise<string> {
  const content = Object.entries(submission).sort(([a], [b]) => (a < b ? -1 : 1));
  const utcDate = now.toISOString().slice(0, 10);
  return hashText(JSON.stringify([path, utcDate, content]));
}

/** SHA-256 as 64 hexadecimal digits. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
