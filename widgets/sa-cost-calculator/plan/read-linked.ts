import { useMemo } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { readAttributes, readQuery } from '../../kit/address/address-table.ts';
import { findCountry } from '../../kit/rules/find-country.ts';
import {
  type CostFormValues,
  type CostViewValues,
  formTable,
  PARAMETER_PREFIX,
  viewTable,
} from '../cost-calculator.api.ts';
import type { CostPlan } from './cost-plan.ts';
import { readPlans, toPlan } from './plan-link.logic.ts';
import { matchProgramLevel } from './program-level.logic.ts';

/** What an address says of the calculator. */
export interface Linked {
  /** Of the form: its first valid plan, or single fields. */
  values: Partial<CostFormValues>;
  /** The program level as the address spells it, `mba`; empty if the calculator knows none such. */
  level: string;
  view: Partial<CostViewValues>;
  /** The valid plans. Their countries may not exist. */
  plans: readonly CostPlan[];
}

export function readLinked(query: string): Linked {
  const written = readPlans(query, countries);
  const isKnown = (values: CostFormValues) =>
    findCountry(values.country, countries) && toPlan(values, countries);
  const first = written.find(isKnown) ?? written[0];
  const level =
    first?.programLevel ?? new URLSearchParams(query).get(`${PARAMETER_PREFIX}program-level`) ?? '';
  return {
    values: first ? readAttributes(formTable, first) : readQuery(formTable, query),
    level: matchProgramLevel(level) ? level : '',
    view: readQuery(viewTable, query),
    plans: written.map((values) => toPlan(values, countries)).filter((plan) => !!plan),
  };
}

/** What the page's address says as the element opens, or as it begins to follow it. */
export function useLinked(isSynced: boolean): Linked {
  // The build, which draws the element for pages, has no address.
  return useMemo(() => readLinked((isSynced && globalThis.location?.search) || ''), [isSynced]);
}
