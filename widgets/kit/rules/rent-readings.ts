/**
 * The two readings of the table of rents, by the calculator's `accommodation-basis`: × 12, as in
 * the specified formula, or once a year, as in its heading. No total is shown without its reading.
 */
export const rentReadings = {
  monthly: 'rent × 12',
  yearly: 'rent once a year',
} as const;
