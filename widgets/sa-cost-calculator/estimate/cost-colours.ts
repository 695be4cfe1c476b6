import type { PartKey } from './stacked-bar.logic.ts';

/** The colour of a part in every bar, and of its lines: at least 3:1 on a light and on a dark surface. */
export const COST_COLOURS: Record<PartKey, string> = {
  tuitionFees: '#4f6bed',
  accommodationCost: '#d97706',
  otherLiving: '#78716c',
};
