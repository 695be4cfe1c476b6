import type { CostKey, CostLine } from './cost-lines.logic.ts';

/** A line, or what the small ones add up to. */
export type PartKey = CostKey | 'otherLiving';

export interface CostPart {
  key: PartKey;
  label: string;
  amountUsd: number;
}

export interface BarSegment {
  key: PartKey;
  /** Start and length, in hundredths of the longest bar. */
  start: number;
  percent: number;
}

/** A stacked bar of all lines above zero. A bar of `fullUsd` has a length of 100. */
export function stackLines(
  lines: readonly Omit<CostPart, 'label'>[],
  fullUsd: number,
): BarSegment[] {
  let start = 0;
  return lines.flatMap(({ key, amountUsd }) => {
    if (!amountUsd) return [];
    const segment = { key, start, percent: (amountUsd / fullUsd) * 100 };
    start += segment.percent;
    return [segment];
  });
}

/** A part with less of the total has no name of its own in the bar. */
const SMALL = 0.06;

/**
 * The parts of a total that a picture can name: tuition and whatever is more than 6 % of it, then
 * the rest as "Other living".
 */
export function groupLines(lines: readonly CostLine[], totalUsd: number): CostPart[] {
  const isNamed = ({ key, amountUsd }: CostLine) =>
    amountUsd > 0 && (key === 'tuitionFees' || amountUsd > SMALL * totalUsd);
  const small = lines.filter((line) => !isNamed(line) && line.amountUsd > 0);
  const rest =
    small.length > 1
      ? [
          {
            key: 'otherLiving' as const,
            label: 'Other living',
            amountUsd: small.reduce((sum, { amountUsd }) => sum + amountUsd, 0),
          },
        ]
      : small;
  return [...lines.filter(isNamed), ...rest];
}
