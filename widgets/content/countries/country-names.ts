import type { Country } from './country.ts';

/**
 * The ten countries of every tool by name alone, for views that need none of their figures: those
 * are ten times as large.
 */
export const countryNames: readonly Pick<Country, 'code' | 'name' | 'flag'>[] = [
  { code: 'us', name: 'United States', flag: 'usa' },
  { code: 'uk', name: 'United Kingdom', flag: 'uk' },
  { code: 'ca', name: 'Canada', flag: 'canada' },
  { code: 'au', name: 'Australia', flag: 'australia' },
  { code: 'de', name: 'Germany', flag: 'germany' },
  { code: 'nz', name: 'New Zealand', flag: 'new zealand' },
  { code: 'sg', name: 'Singapore' },
  { code: 'fr', name: 'France' },
  { code: 'nl', name: 'Netherlands' },
  { code: 'ch', name: 'Switzerland' },
];
