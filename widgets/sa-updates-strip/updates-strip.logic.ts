/** A caption holds this many characters of a title. */
const CAPTION_LENGTH = 15;

/** A title as the caption of a small picture. */
export function shortenTitle(title: string): string {
  return title.length > CAPTION_LENGTH ? `${title.slice(0, CAPTION_LENGTH)}…` : title;
}

/** The step after `step` in direction 1 or -1; the last and the first are neighbours. */
export function stepAround(step: number, direction: 1 | -1, count: number): number {
  return (step + direction + count) % count;
}

/** Whether an offer is over on `day`; both are days in India, as YYYY-MM-DD. */
export function hasEnded({ expires }: { expires?: string }, day: string): boolean {
  return expires !== undefined && day > expires;
}

/** The day in India at an instant in milliseconds since 1970, as YYYY-MM-DD. */
export function dayInIndia(instantMs: number): string {
  const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;
  return new Date(instantMs + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}
