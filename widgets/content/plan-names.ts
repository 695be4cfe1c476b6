import { countryNames } from './countries/country-names.ts';
import { programLevelNames } from './program-level.ts';

/** What the codes of a visitor's plan are called in a sentence. */
export const planNames = {
  countries: countryNames,
  levels: programLevelNames,
  seasons: { fall: 'autumn', spring: 'spring', summer: 'summer', winter: 'winter' },
  accommodations: {
    oncampus: 'on campus',
    shared: 'shared flat',
    private: 'private flat',
    homestay: 'homestay',
  },
  lifestyles: {
    budget: 'on a budget',
    moderate: 'moderate lifestyle',
    premium: 'premium lifestyle',
  },
} as const;
