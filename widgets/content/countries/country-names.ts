import type { CountryCode } from '../country-code.ts';

/** Names of the ten countries, for views without figures, which are ten times larger. */
export const countryNames: readonly { code: CountryCode; name: string }[] = [
  { code: 'us', name: 'United States' },
  { code: 'uk', name: 'United Kingdom' },
  { code: 'ca', name: 'Canada' },
  { code: 'au', name: 'Australia' },
  { code: 'de', name: 'Germany' },
  { code: 'nz', name: 'New Zealand' },
  { code: 'sg', name: 'Singapore' },
  { code: 'fr', name: 'France' },
  { code: 'nl', name: 'Netherlands' },
  { code: 'ch', name: 'Switzerland' },
];
