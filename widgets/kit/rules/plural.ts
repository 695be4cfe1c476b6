/** An amount with its unit: `1 word`, `2 words`, `0 words`. */
export function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

const SMALL = 'no one two three four five six seven eight nine ten'.split(' ');

/** A number within a sentence: in words up to ten, in digits above. */
export function spellCount(amount: number): string {
  return SMALL[amount] ?? String(amount);
}
