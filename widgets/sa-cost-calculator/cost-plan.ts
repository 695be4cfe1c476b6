import type { AccommodationType, ProgramLevel } from '../content/countries/country.ts';

export type Lifestyle = 'budget' | 'moderate' | 'premium';

/**
 * What the accommodation table holds. `monthly` is the specified formula, which multiplies it by
 * 12; `yearly` takes the table at its word, a price per year.
 */
export type AccommodationBasis = 'monthly' | 'yearly';

export interface CostPlan {
  /** A country's code. */
  country: string;
  /** The name of a city of that country, or `''` for none. */
  city: string;
  program: ProgramLevel;
  /** Whole years, 1 to 5. */
  years: number;
  accommodation: AccommodationType;
  lifestyle: Lifestyle;
}
