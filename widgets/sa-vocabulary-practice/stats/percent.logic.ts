/** A share in whole percent; 0 when the total is 0. */
export function roundPercent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part * 100) / total);
}
