import type { IndianAward } from '../content/scholarships/indian-awards.ts';
import { ANY_NATIONALITY, type ScholarshipFilters } from './scholarship-filters.logic.ts';

/** Whether the second list may be for the visitor, by the filters. */
export function mayBeIndian({ nationality }: ScholarshipFilters): boolean {
  return ['', 'India', ANY_NATIONALITY].includes(nationality);
}

/** Whether an award of the second list is for the chosen level and destination. */
export function fitsIndianAward(
  { levels, countries }: IndianAward,
  { level, country }: ScholarshipFilters,
): boolean {
  return (
    (!level || levels.some((offered) => offered === level)) &&
    (!country || !countries || countries.includes(country))
  );
}
