/** A share as a whole percent; of nothing it is 0. */
export function roundPercent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part * 100) / total);
}
