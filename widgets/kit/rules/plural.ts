/** An amount with its unit: `1 word`, `2 words`, `0 words`. */
export function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
