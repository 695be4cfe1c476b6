import type { CostKey, CostLine } from './cost-lines.logic.ts';

export interface BarSegment {
  key: CostKey;
  /** Start and length, in hundredths of the longest bar. */
  start: number;
  percent: number;
}

/** A stacked bar of all lines above zero. A bar of `fullUsd` has a length of 100. */
export function stackLines(lines: readonly CostLine[], fullUsd: number): BarSegment[] {
  let start = 0;
  return lines.flatMap(({ key, amountUsd }) => {
    if (!amountUsd) return [];
    const segment = { key, start, percent: (amountUsd / fullUsd) * 100 };
    start += segment.percent;
    return [segment];
  });
}
