import { addressPrefixes } from '../content/address-prefixes.ts';
import { countryNames } from '../content/countries/country-names.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import type { AddressTable } from '../kit/address/address-table.ts';
import { lookup } from '../kit/address/rows.ts';
import { flag } from '../kit/element/attributes.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import type { Option } from '../kit/rules/options.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';
import { parseGpa } from './gpa.logic.ts';
import { buildOptions } from './scholarship-finder.logic.ts';

/** The options of the selects. */
export const finderOptions = buildOptions(
  scholarships,
  countryNames.map(({ name }) => name),
);

/** The fields of the form; an empty text disables that filter. */
const fields = {
  /** Initial program level: `Bachelors`, `Masters` or `PhD`. */
  level: lookup(anyOf(finderOptions.levels), { planName: 'programLevel' }),
  /** Initial destination country, by code or name (`uk`, `United Kingdom`), or `Multiple European Countries`. */
  country: lookup(
    (text) => anyOf(finderOptions.countries)(findCountry(text, countryNames)?.name ?? text),
    { format: (name) => countryNames.find((country) => country.name === name)?.code ?? name },
  ),
  /** Initial field of study, by name. */
  field: lookup(anyOf(finderOptions.fields)),
  /** Initial nationality, by the name of the country. */
  nationality: lookup(anyOf(finderOptions.nationalities), { isPrivate: true }),
  /** Initial GPA, out of 10. */
  gpa: lookup((text) => (parseGpa(text).message ? undefined : text.trim()), {
    isPrivate: true,
  }),
  /** Initial keyword. */
  keyword: lookup(String, { format: (typed) => typed.trim() }),
};

/** The attributes. */
export const api = {
  ...fields,
  ...planAttribute,
  /** Reads the filters from the page's address and keeps them there, as the attributes' names with the prefix `scholarship-` (`?scholarship-level=Masters&scholarship-country=uk`). Nationality and GPA, being personal, are read but never written. Off unless set. */
  syncUrl: flag(),
};

/** The raw values of the form. */
export type FinderValues = Record<keyof typeof fields, string>;

export const finderTable: AddressTable<FinderValues> = {
  prefix: addressPrefixes['scholarship-finder'],
  fields,
};

/** Accepts the options in any case. */
function anyOf(options: readonly Option[]) {
  return (text: string): string | undefined => {
    const wanted = text.trim().toLowerCase();
    return options.find(({ value }) => value.toLowerCase() === wanted)?.value;
  };
}
