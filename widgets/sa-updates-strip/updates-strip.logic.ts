/** The length of a caption, in characters. */
const CAPTION_LENGTH = 15;

/** A title as the caption of a small picture. */
export function shortenTitle(title: string): string {
  return title.length > CAPTION_LENGTH ? `${title.slice(0, CAPTION_LENGTH)}…` : title;
}

/** The step after `step` in direction 1 or -1, wrapping around at both ends. */
export function stepAround(step: number, direction: 1 | -1, count: number): number {
  return (step + direction + count) % count;
}

/** Whether an offer is over on `day`; both are days in India, as YYYY-MM-DD. */
export function hasEnded({ expires }: { expires?: string }, day: string): boolean {
  return expires !== undefined && day > expires;
}
