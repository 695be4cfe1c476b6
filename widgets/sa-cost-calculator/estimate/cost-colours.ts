import type { PartKey } from './stacked-bar.logic.ts';

/** The colour of a line in every bar: at least 3:1 on a light and on a dark surface. */
export const COST_COLOURS: Record<PartKey, string> = {
  tuitionFees: '#4f6bed',
  accommodationCost: '#d97706',
  foodCost: '#16a34a',
  transportationCost: '#0891b2',
  healthInsurance: '#e11d48',
  books: '#8b5cf6',
  personalExpenses: '#db2777',
  miscellaneous: '#64748b',
  otherLiving: '#78716c',
};
