/**
 * The word that was probably meant: the one with the fewest letters to add, drop, replace or swap,
 * at most a third of the longer word's. Undefined if none is near.
 */
export function findClosest(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(1, Math.max(word.length, candidate.length) / 3),
    )
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.candidate;
}

/** Letters to add, drop, replace, or swap with their neighbour (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = [...Array(other.length + 1).keys()];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (beforeLast[column - 2] as number) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] as number;
}

const toSlug = (text: string) => text.trim().toLowerCase().replaceAll(' ', '-');

/** The one of `words` that is the same in any case, with spaces or hyphens: `new-york` is `New York`. */
export const findSpelling = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => toSlug(word) === toSlug(text));
