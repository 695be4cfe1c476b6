import { addUp } from '../../kit/rules/add-up.ts';
import type { CostKey, CostLine } from './cost-lines.logic.ts';

/** Parts of a picture, in order: more than three colours are hard to tell apart. */
const PARTS = {
  tuitionFees: 'Tuition',
  accommodationCost: 'Accommodation',
  otherLiving: 'Other living',
} as const;

export type PartKey = keyof typeof PARTS;

/** The colour of a part in every bar, and of its lines: at least 3:1 on a light and on a dark surface. */
export const COST_COLOURS: Record<PartKey, string> = {
  tuitionFees: '#4f6bed',
  accommodationCost: '#d97706',
  otherLiving: '#78716c',
};

const PART_KEYS = Object.keys(PARTS) as PartKey[];

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

/** The part that a line belongs to. */
export const partOf = (line: CostKey): PartKey =>
  line === 'tuitionFees' || line === 'accommodationCost' ? line : 'otherLiving';

/** The parts of lines, without those that cost nothing. */
export function groupLines(lines: readonly Pick<CostLine, 'key' | 'amountUsd'>[]): CostPart[] {
  return PART_KEYS.flatMap((key) => {
    const ofPart = lines.filter((line) => partOf(line.key) === key);
    const amountUsd = addUp(ofPart.map((line) => line.amountUsd));
    return amountUsd ? [{ key, label: PARTS[key], amountUsd }] : [];
  });
}

/** Parts as a stacked bar. A bar of `fullUsd` has a length of 100. */
export function stackParts(parts: readonly CostPart[], fullUsd: number): BarSegment[] {
  let start = 0;
  return parts.map(({ key, amountUsd }) => {
    const segment = { key, start, percent: (amountUsd / fullUsd) * 100 };
    start += segment.percent;
    return segment;
  });
}
