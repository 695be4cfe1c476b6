import { countryNames } from './countries/country-names.ts';
import { programLevelNames } from './program-level.ts';

/** The kinds of home in the cost table. */
export const accommodations = {
  oncampus: 'On campus',
  shared: 'Shared flat',
  private: 'Private flat',
  homestay: 'Homestay',
} as const;

export type AccommodationType = keyof typeof accommodations;

export const lifestyles = {
  budget: 'Budget',
  moderate: 'Moderate',
  premium: 'Premium',
} as const;

export type Lifestyle = keyof typeof lifestyles;

const lifestylePhrases: Readonly<Record<Lifestyle, string>> = {
  budget: 'on a budget',
  moderate: 'moderate lifestyle',
  premium: 'premium lifestyle',
};

/** Names of the codes of a visitor's plan. */
export const planNames = {
  countries: countryNames,
  levels: programLevelNames,
  seasons: { fall: 'autumn', spring: 'spring', summer: 'summer', winter: 'winter' },
  accommodations,
  lifestyles: lifestylePhrases,
} as const;
