import { countries } from '../content/countries/countries.ts';
import { type AddressTable, oneOf } from '../kit/address/address-table.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { VISA_TABS, type VisaSelection } from './visa-requirements.logic.ts';

export const visaTable: AddressTable<VisaSelection> = {
  prefix: 'visa-',
  fields: {
    // Keeps an unknown country for the message that names it.
    country: {
      accept: (text) => findCountry(text, countries)?.code ?? text.trim(),
      fallback: '',
    },
    tab: { accept: oneOf(VISA_TABS.map(({ id }) => id)), fallback: 'documents' },
  },
};
