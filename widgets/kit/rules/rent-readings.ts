/**
 * The two readings of the table of rents, by the calculator's `accommodation-basis`: × 12, as the
 * specified formula has it, or once a year, as its heading says. A total never stands without one.
 */
export const rentReadings = {
  monthly: 'rent × 12',
  yearly: 'rent once a year',
} as const;
