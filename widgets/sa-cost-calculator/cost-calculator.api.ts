import { addressPrefixes } from '../content/address-prefixes.ts';
import { countries } from '../content/countries/countries.ts';
import { accommodations, lifestyles } from '../content/plan-names.ts';
import type { AddressTable, ValuesOf } from '../kit/address/address-table.ts';
import { choice, lookup } from '../kit/address/rows.ts';
import { flag, option, type PropsOf } from '../kit/element/attributes.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';
import { findCity } from './plan/city.logic.ts';
import { matchProgramLevel } from './plan/program-level.logic.ts';

/** The fields of the form. */
export const formFields = {
  /** Initial country, by name or code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`. */
  country: lookup((text) => findCountry(text, countries)?.code),
  /** Initial city of that country, by name. */
  // One of another country stays unused until that country is chosen.
  city: lookup((text) => findCity(text, countries)),
  /** Initial program level: `bachelors`, `masters`, `phd` or `diploma`; `mba` selects `masters`, with a note. */
  programLevel: lookup(matchProgramLevel),
  /** Initial years of study. */
  duration: option(['1', '2', '3', '4', '5'], '1'),
  /** Initial accommodation type. */
  accommodation: choice(accommodations, 'shared'),
  /** Initial lifestyle. */
  lifestyle: choice(lifestyles, 'moderate'),
};

/** Choices outside of the form. */
const viewFields = {
  /** How to read the rent table: `monthly` multiplies it by 12 months, `yearly` treats it as a price per year. A switch at the total shows both, and the visitor may change it. */
  accommodationBasis: option(['monthly', 'yearly'], 'monthly'),
  /** Tab that is open at first: "Cost of one plan" or "What can I afford?". */
  tab: choice({ plan: 'Cost of one plan', afford: 'What can I afford?' }, 'plan'),
};

/** The attributes. */
export const api = {
  ...formFields,
  ...viewFields,
  ...planAttribute,
  /** Reads calculated plans from the page's address (`?cost-plan=us.new-york.masters.2.shared.moderate`) and writes them there; also reads single fields, as the attributes' names with the prefix `cost-` (`?cost-country=us&cost-program-level=masters`), and the budget of the second tab (`?cost-tab=afford&cost-budget=25+lakh`), from which Back returns. Off unless set. */
  syncUrl: flag(),
};

export type CostAttributes = PropsOf<typeof api>;

/** The raw values of the form. */
export type CostFormValues = Record<keyof typeof formFields, string>;
export type CostViewValues = ValuesOf<typeof viewFields>;

/** The prefix of the calculator's parameters. */
export const PARAMETER_PREFIX = addressPrefixes['cost-calculator'];

export const formTable: AddressTable<CostFormValues> = {
  prefix: PARAMETER_PREFIX,
  fields: formFields,
};
export const viewTable: AddressTable<CostViewValues> = {
  prefix: PARAMETER_PREFIX,
  fields: viewFields,
};
