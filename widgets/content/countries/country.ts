/** Where a built-in fact comes from. */
export interface Provenance {
  /** What the fact stands for: a year, a month or a day (`2023`, `2023-06`, `2023-06-01`). */
  asOf: string;
  /** Who says so. */
  source: string;
}

export type Sourced<T> = T & Provenance;

/** A sentence for the visitor that rests on a fact. */
export type SourcedText = Sourced<{ text: string }>;

/** Always in this order: us, uk, ca, au, de, nz, sg, fr, nl, ch. */
export type CountryCode = 'us' | 'uk' | 'ca' | 'au' | 'de' | 'nz' | 'sg' | 'fr' | 'nl' | 'ch';

/** The flags there are. Ireland's is for the ticker: it is in no tool. */
export type FlagKey = 'usa' | 'canada' | 'uk' | 'australia' | 'germany' | 'ireland' | 'new zealand';

export type ProgramLevel = 'bachelors' | 'masters' | 'phd' | 'diploma';
export type AccommodationType = 'oncampus' | 'shared' | 'private' | 'homestay';
export type Season = 'fall' | 'spring' | 'summer' | 'winter';

export interface City {
  name: string;
  /** What accommodation, food and transportation cost here, relative to the country's table. */
  costFactor: number;
}

/** All in US dollars. */
export interface Costs {
  /** Per year. */
  tuition: Record<ProgramLevel, number>;
  /** Per year, by the table's own heading; the cost formula multiplies it by 12 all the same. */
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
  /** What a newer source says about the health insurance figure. */
  healthInsuranceNote?: SourcedText;
}

export interface Country {
  code: CountryCode;
  name: string;
  /** Missing where the site has no flag. The footer lists the countries that have one. */
  flag?: FlagKey;
  /** ISO 4217 code of the money one pays with there. */
  currency: string;
  cities: Sourced<{ list: readonly City[] }>;
  costs: Sourced<Costs>;
  /** Months from the application deadline to the start; winter has none of its own. */
  applicationDeadline: Sourced<Partial<Record<Season, number>>>;
  /** Where the seasons offered are not when most courses start. */
  intakeNote?: SourcedText;
}
