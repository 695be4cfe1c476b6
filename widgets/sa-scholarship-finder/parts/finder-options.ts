import { countryNames } from '../../content/countries/country-names.ts';
import { scholarships } from '../../content/scholarships/scholarships.ts';
import { buildOptions } from '../scholarship-finder.logic.ts';

/** What the selects offer. */
export const finderOptions = buildOptions(
  scholarships,
  countryNames.map(({ name }) => name),
);
