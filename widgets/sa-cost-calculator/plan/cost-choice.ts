import type { TuitionLevel } from '../../content/countries/country.ts';
import type { AccommodationType, Lifestyle } from '../../content/plan-names.ts';
import type { CostAttributes } from '../cost-calculator.api.ts';

/**
 * How to read the accommodation table. `monthly` is the specified formula, which multiplies it by
 * 12; `yearly` takes its label literally, as a price per year.
 */
export type AccommodationBasis = CostAttributes['accommodationBasis'];

/** A complete course of studies to estimate, in the values of the attributes; on screen, one plan of several. */
export interface CostChoice {
  /** A country's code. */
  country: string;
  /** The name of a city of that country, or `''`. */
  city: string;
  programLevel: TuitionLevel;
  /** Years of study. */
  duration: CostAttributes['duration'];
  accommodation: AccommodationType;
  lifestyle: Lifestyle;
}
