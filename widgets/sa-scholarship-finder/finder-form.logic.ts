import type { Country } from '../content/countries/country.ts';
import { readGpa } from './gpa.logic.ts';
import type { ScholarshipFilters } from './scholarship-filters.logic.ts';
import type { FinderOption, FinderOptions } from './scholarship-finder.logic.ts';

/** Names of the form's fields, of the attributes and, after the prefix, of the address's parameters. */
export const finderFields = ['level', 'country', 'field', 'nationality', 'gpa', 'keyword'] as const;

/** What the parameters of the page's address begin with. */
export const PARAMETER_PREFIX = 'scholarship-';

export type FinderField = (typeof finderFields)[number];
export type FinderValues = Record<FinderField, string>;

type NamedCountry = Pick<Country, 'code' | 'name'>;

/**
 * What attributes or the address ask for, as the form spells it: in any case, a country also by
 * its code. What the form does not take is left out.
 */
export function matchValues(
  wanted: FinderValues,
  options: FinderOptions,
  countries: readonly NamedCountry[],
): FinderValues {
  const code = wanted.country.toLowerCase();
  const country = countries.find((candidate) => candidate.code === code)?.name ?? wanted.country;
  return {
    level: matchOption(options.levels, wanted.level),
    country: matchOption(options.countries, country),
    field: matchOption(options.fields, wanted.field),
    nationality: matchOption(options.nationalities, wanted.nationality),
    gpa: readGpa(wanted.gpa).message ? '' : wanted.gpa.trim(),
    keyword: wanted.keyword,
  };
}

/** What is typed, as filters; or what is wrong with it. */
export function checkFilters(values: Record<string, string>) {
  const { level = '', country = '', field = '', nationality = '', gpa = '', keyword = '' } = values;
  const reading = readGpa(gpa);
  if (reading.message !== undefined) {
    return { issues: [{ field: 'gpa', message: reading.message }], value: undefined };
  }
  const value = { level, country, field, nationality, gpa: reading.gpa, keyword };
  return { issues: [], value };
}

/**
 * The filters as parameters of the address, where an empty one is absent. Nationality and GPA are
 * about the visitor, and addresses are logged and shared.
 */
export function toParameters(
  { level, country, field, keyword }: ScholarshipFilters,
  countries: readonly NamedCountry[],
): FinderValues {
  const code = countries.find(({ name }) => name === country)?.code;
  return {
    level,
    country: code ?? country,
    field,
    nationality: '',
    gpa: '',
    keyword: keyword.trim(),
  };
}

function matchOption(options: readonly FinderOption[], wanted: string): string {
  const isWanted = ({ value }: FinderOption) => value.toLowerCase() === wanted.trim().toLowerCase();
  return options.find(isWanted)?.value ?? '';
}
