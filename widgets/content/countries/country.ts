import type { CountryCode } from '../country-code.ts';
import type { AccommodationType } from '../plan-names.ts';
import type { ProgramLevel } from '../program-level.ts';
import type { Sourced, SourcedText } from '../provenance.ts';

/** The levels in the cost table. */
export type TuitionLevel = Exclude<ProgramLevel, 'mba'>;
export type Season = 'fall' | 'spring' | 'summer' | 'winter';

export interface City {
  name: string;
  /** Multiplies the country's costs of accommodation, food and transportation. */
  costFactor: number;
}

/** All in US dollars. */
export interface Costs {
  /** Per year. */
  tuition: Record<TuitionLevel, number>;
  /** Exceptions of single universities to the fees of the table. */
  tuitionNote?: SourcedText;
  /** Per year, says the table's heading; the cost formula nevertheless multiplies it by 12. */
  accommodation: Record<AccommodationType, number>;
  living: {
    /** Per month. */
    food: number;
    /** Per month. */
    transportation: number;
    /** Per year. */
    healthInsurance: number;
    /** Per year. */
    books: number;
    /** Per month. */
    personal: number;
    /** Per month. */
    miscellaneous: number;
  };
  /** A newer figure for health insurance, from another source. */
  healthInsuranceNote?: SourcedText;
}

export interface Country {
  code: CountryCode;
  name: string;
  /** ISO 4217 code of the local currency. */
  currency: string;
  cities: Sourced<{ list: readonly City[] }>;
  costs: Sourced<Costs>;
  /** Months from the application deadline to the start; winter has no deadline of its own. */
  applicationDeadline: Sourced<Partial<Record<Season, number>>>;
  /** Present if most courses do not start in the seasons offered. */
  intakeNote?: SourcedText;
}
