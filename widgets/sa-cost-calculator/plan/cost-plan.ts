import type { TuitionLevel } from '../../content/countries/country.ts';
import type { AccommodationType, Lifestyle } from '../../content/plan-names.ts';
import type { CostAttributes } from '../cost-calculator.api.ts';

/**
 * How to read the accommodation table. `monthly` is the specified formula, which multiplies it by
 * 12; `yearly` takes its label literally, as a price per year.
 */
export type AccommodationBasis = CostAttributes['accommodationBasis'];

export interface CostPlan {
  /** A country's code. */
  country: string;
  /** The name of a city of that country, or `''`. */
  city: string;
  program: TuitionLevel;
  /** Whole years, 1 to 5. */
  years: number;
  accommodation: AccommodationType;
  lifestyle: Lifestyle;
}
