import { countries } from '../../content/countries/countries.ts';
import { readAttributes, readQuery } from '../../kit/address/address-table.ts';
import { findCountry } from '../../kit/rules/find-country.ts';
import { type CostFormValues, formTable, PARAMETER_PREFIX } from '../cost-calculator.api.ts';
import { readPlans, toPlan } from './plan-link.logic.ts';

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
