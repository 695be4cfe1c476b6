import type { Season } from './country.ts';

/** The month in which a course of each season starts; the specification's indexes 8, 1, 5, 0 count from 0. */
export const START_MONTHS: Readonly<Record<Season, string>> = {
  fall: '09',
  spring: '02',
  summer: '06',
  winter: '01',
};
