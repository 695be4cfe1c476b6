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
import { readCostChoices, toCostChoice } from './cost-address.logic.ts';
import type { CostChoice } from './cost-choice.ts';
import { matchProgramLevel } from './program-level.logic.ts';

/** The calculator's part of an address. */
export interface Linked {
  /** Values of the form: those of the first valid plan, or single fields. */
  values: Partial<CostFormValues>;
  /** The program level as the address spells it, such as `mba`; empty if unknown. */
  level: string;
  view: Partial<CostViewValues>;
  /** The valid plans. Their countries may not exist. */
  plans: readonly CostChoice[];
}

export function readLinked(query: string): Linked {
  const written = readCostChoices(query, countries);
  const isKnown = (values: CostFormValues) =>
    findCountry(values.country, countries) && toCostChoice(values, countries);
  const first = written.find(isKnown) ?? written[0];
  const level =
    first?.programLevel ?? new URLSearchParams(query).get(`${PARAMETER_PREFIX}program-level`) ?? '';
  return {
    values: first ? readAttributes(formTable, first) : readQuery(formTable, query),
    level: matchProgramLevel(level) ? level : '',
    view: readQuery(viewTable, query),
    plans: written.map((values) => toCostChoice(values, countries)).filter((plan) => !!plan),
  };
}

/** Reads the page's address as the element opens, or once `sync-url` is set. */
export function useLinked(isSynced: boolean): Linked {
  // The build, which draws the element for pages, has no address.
  return useMemo(() => readLinked((isSynced && globalThis.location?.search) || ''), [isSynced]);
}
