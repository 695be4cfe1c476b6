import { countryNames } from '../content/countries/country-names.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import type { AddressTable } from '../kit/address/address-table.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import type { Option } from '../kit/rules/options.ts';
import { parseGpa } from './gpa.logic.ts';
import { buildOptions } from './scholarship-finder.logic.ts';

/** The raw values of the form; an empty text disables that filter. */
export interface FinderValues {
  level: string;
  country: string;
  field: string;
  nationality: string;
  gpa: string;
  keyword: string;
}

/** The options of the selects. */
export const finderOptions = buildOptions(
  scholarships,
  countryNames.map(({ name }) => name),
);
const { levels, countries, fields, nationalities } = finderOptions;

/** The finder's fields in attributes and addresses. */
export const finderTable: AddressTable<FinderValues> = {
  prefix: 'scholarship-',
  fields: {
    level: { accept: anyOf(levels), fallback: '' },
    country: {
      accept: (text) => anyOf(countries)(findCountry(text, countryNames)?.name ?? text),
      fallback: '',
      format: (name) => countryNames.find((country) => country.name === name)?.code ?? name,
    },
    field: { accept: anyOf(fields), fallback: '' },
    nationality: { accept: anyOf(nationalities), fallback: '', isPrivate: true },
    gpa: {
      accept: (text) => (parseGpa(text).message ? undefined : text.trim()),
      fallback: '',
      isPrivate: true,
    },
    keyword: { accept: String, fallback: '', format: (typed) => typed.trim() },
  },
};

/** Accepts the options in any case. */
function anyOf(options: readonly Option[]) {
  return (text: string): string | undefined => {
    const wanted = text.trim().toLowerCase();
    return options.find(({ value }) => value.toLowerCase() === wanted)?.value;
  };
}
