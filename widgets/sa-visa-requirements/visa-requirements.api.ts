import { addressPrefixes } from '../content/address-prefixes.ts';
import { countries } from '../content/countries/countries.ts';
import type { VisaAnswer, VisaTopic } from '../content/visas/visa.ts';
import type { AddressTable, ValuesOf } from '../kit/address/address-table.ts';
import { choice, lookup } from '../kit/address/rows.ts';
import { flag, option, text } from '../kit/element/attributes.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

const fields = {
  /** Initial country, by code or name (`uk`, `United Kingdom`). */
  // An unknown country stays, for the message that names it.
  country: lookup((text) => findCountry(text, countries)?.code ?? text.trim()),
  /** Initial tab. */
  tab: choice<VisaTopic>(
    {
      documents: 'Required Documents',
      finances: 'Financial Requirements',
      healthInsurance: 'Health Insurance',
      timeline: 'Application Timeline',
      tips: 'Tips & Advice',
    },
    'documents',
  ),
  /** The answer that is open below the tabs. */
  answer: option<VisaAnswer, ''>(['work', 'refusal', 'refunds'], ''),
};

/** The attributes. */
export const api = {
  ...fields,
  ...planAttribute,
  /** Reads country, tab and answer from the page's address and keeps them there, as the attributes' names with the prefix `visa-` (`?visa-country=uk&visa-tab=tips`). Off unless set. */
  syncUrl: flag(),
  /** Put before the storage key `sa-extras`, on a page where that name is taken or that keeps several visitors apart. */
  storagePrefix: text(),
};

/** Country code, empty before one is chosen, the open tab, and what was opened last below the tabs. */
export type VisaSelection = ValuesOf<typeof fields>;

export const visaTable: AddressTable<VisaSelection> = {
  prefix: addressPrefixes['visa-requirements'],
  fields,
};
