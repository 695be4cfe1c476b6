import { countries } from '../content/countries/countries.ts';
import {
  type AddressTable,
  oneOf,
  readAttributes,
  readQuery,
} from '../kit/address/address-table.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import {
  ACCOMMODATION_TYPES,
  type CostFormValues,
  checkDuration,
  DEFAULT_COST_VALUES,
  LIFESTYLES,
} from './plan/cost-form.logic.ts';
import type { AccommodationBasis } from './plan/cost-plan.ts';
import { findCity, PARAMETER_PREFIX, readPlans, toPlan } from './plan/plan-link.logic.ts';
import { matchProgramLevel } from './plan/program-level.logic.ts';

/** The fields of the form, in attributes and addresses. */
export const formTable: AddressTable<CostFormValues> = {
  prefix: PARAMETER_PREFIX,
  fields: {
    country: { accept: (text) => findCountry(text, countries)?.code, fallback: '' },
    // A city of another country stays unused until that country is chosen.
    city: { accept: (text) => findCity(text, countries), fallback: '' },
    programLevel: { accept: matchProgramLevel, fallback: '' },
    duration: {
      accept: (text) => (checkDuration(text) ? undefined : text),
      fallback: DEFAULT_COST_VALUES.duration,
    },
    accommodation: {
      accept: oneOf(ACCOMMODATION_TYPES.map(({ value }) => value)),
      fallback: DEFAULT_COST_VALUES.accommodation,
    },
    lifestyle: {
      accept: oneOf(LIFESTYLES.map(({ value }) => value)),
      fallback: DEFAULT_COST_VALUES.lifestyle,
    },
  },
};

export type CostTab = 'plan' | 'afford';

/** What is chosen outside of the form. */
export interface CostViewValues {
  accommodationBasis: AccommodationBasis;
  tab: CostTab;
}

export const viewTable: AddressTable<CostViewValues> = {
  prefix: PARAMETER_PREFIX,
  fields: {
    accommodationBasis: { accept: oneOf(['monthly', 'yearly']), fallback: 'monthly' },
    tab: { accept: oneOf(['plan', 'afford']), fallback: 'plan' },
  },
};

/** All start values of the calculator. */
export const costTable: AddressTable<CostFormValues & CostViewValues> = {
  prefix: PARAMETER_PREFIX,
  fields: { ...formTable.fields, ...viewTable.fields },
};

/** The form values in an address: its first valid plan, or single fields. */
export function readLinked(query: string): { values: Partial<CostFormValues>; level: string } {
  const plans = readPlans(query, countries);
  const isPlan = (values: CostFormValues) =>
    findCountry(values.country, countries) && toPlan(values, countries);
  const plan = plans.find(isPlan) ?? plans[0];
  return plan
    ? { values: readAttributes(formTable, plan), level: plan.programLevel }
    : {
        values: readQuery(formTable, query),
        level: new URLSearchParams(query).get(`${PARAMETER_PREFIX}program-level`) ?? '',
      };
}
