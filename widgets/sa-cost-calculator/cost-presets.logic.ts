import type { Country, ProgramLevel } from '../content/countries/country.ts';
import {
  accommodationTypes,
  type CostFormValues,
  checkDuration,
  defaultCostValues,
  findValue,
  lifestyles,
  programLevels,
} from './cost-form.logic.ts';

/** What the form begins with. */
export interface CostStart {
  /** They still have to be checked. */
  values: CostFormValues;
  /** What the visitor should know about it, or `''`. */
  note: string;
}

/** Names of the attributes that preset the form and, after `cost-`, of the address's parameters. */
export const presetNames = [
  'country',
  'city',
  'program-level',
  'duration',
  'accommodation',
  'lifestyle',
] as const;

export type CostPresets = Partial<Record<(typeof presetNames)[number], string>>;

/** What attributes or an address ask for; what they name wrongly, or not, is as in `otherwise`. */
export function matchPresets(
  wanted: CostPresets,
  countries: readonly Country[],
  otherwise: CostStart = { values: defaultCostValues, note: '' },
): CostStart {
  const { values } = otherwise;
  const country = countries.find(({ code }) => code === wanted.country)?.code ?? values.country;
  const level = matchProgramLevel(wanted['program-level'] ?? '');
  const { duration = '' } = wanted;
  return {
    values: {
      country,
      city: findCity(countries, country, wanted.city ?? values.city),
      program: level.program || values.program,
      duration: checkDuration(duration) ? values.duration : duration,
      accommodation: findValue(accommodationTypes, wanted.accommodation) ?? values.accommodation,
      lifestyle: findValue(lifestyles, wanted.lifestyle) ?? values.lifestyle,
    },
    note: level.program ? level.note : otherwise.note,
  };
}

/** The name of a city of a country, also where it is written `new-york`; `''` where it has none. */
export function findCity(countries: readonly Country[], code: string, wanted: string): string {
  const country = countries.find((candidate) => candidate.code === code);
  return country?.cities.list.find(({ name }) => toSlug(name) === toSlug(wanted))?.name ?? '';
}

/** `New York` is `new-york`. */
export function toSlug(city: string): string {
  return city.toLowerCase().replaceAll(' ', '-');
}

/**
 * The level of the cost table for a level of another tool. The table has no MBA: it gets the row of
 * a master's and a note that says so. An unknown level gives `''`.
 */
export function matchProgramLevel(level: string): { program: ProgramLevel | ''; note: string } {
  if (level === 'mba') return { program: 'masters', note: MBA_NOTE };
  return { program: findValue(programLevels, level) ?? '', note: '' };
}

const MBA_NOTE =
  "The table has no MBA row, so these are the figures for a master's. An MBA often costs more.";
