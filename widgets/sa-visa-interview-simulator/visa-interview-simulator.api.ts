import { addressPrefixes } from '../content/address-prefixes.ts';
import { interviewCountries } from '../content/interview/options.ts';
import type { InterviewCountryOption } from '../content/interview/types.ts';
import type { WholeCountry } from '../content/interview/whole-types.ts';
import type { AddressTable, ValuesOf } from '../kit/address/address-table.ts';
import { choice, lookup } from '../kit/address/rows.ts';
import { flag, option, text } from '../kit/element/attributes.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';
import { countryOf } from './setup/setup.logic.ts';

/** A whole interview knows it, the practice questions do not. */
const GERMANY = { code: 'de', name: 'Germany' } as const;

/** The country of a whole interview: the page may name one that the practice questions do not have. */
export const wholeCountryOf = (named: string, practised: WholeCountry): WholeCountry =>
  findCountry(named, interviewCountries)
    ? practised
    : (findCountry(named, [GERMANY])?.code ?? practised);

const fields = {
  /** Side that is open: the practice questions by country and level, or a whole interview. */
  side: choice({ questions: 'Practice questions', whole: 'A whole interview' }, 'questions'),
  /** Country to start with: `us` (default), `uk`, `au` or `ca`, or its name; for a whole interview `de` as well. */
  country: lookup<InterviewCountryOption['value']>(
    (name) => findCountry(name, interviewCountries)?.value,
    {
      fallback: 'US',
      format: (value) => countryOf(value).code,
      acceptLater: (name) => findCountry(name, [...interviewCountries, GERMANY])?.code,
    },
  ),
  /** Country of a whole interview, where that is another one than `country`. */
  wholeCountry: option(['us', 'uk', 'au', 'ca', 'de'], ''),
  /** Level to start with. */
  difficulty: option(['easy', 'medium', 'hard'], 'easy'),
  /** Tab that is open. */
  tab: choice(
    { simulator: 'Simulator', tips: 'Preparation Tips', mistakes: 'Common Mistakes' },
    'simulator',
  ),
};

/** The attributes. */
export const api = {
  ...fields,
  /** `simulated` never asks for the microphone: an alert and five seconds take the place of a recording. */
  media: option(['real', 'simulated'], 'real'),
  /** Put before the storage key `sa-extras`, on a page where that name is taken or that keeps several visitors apart. */
  storagePrefix: text(),
  ...planAttribute,
  /** On our own site: side, countries, difficulty and tab are read from the page's address (`?interview-country=uk&interview-difficulty=easy&interview-tab=tips`, `?interview-side=whole&interview-whole-country=de`) and kept there. */
  syncUrl: flag(),
};

export type SimulatorValues = ValuesOf<typeof fields>;

export const simulatorTable: AddressTable<SimulatorValues> = {
  prefix: addressPrefixes['visa-interview-simulator'],
  fields,
};
