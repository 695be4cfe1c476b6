import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { replaceQuery } from '../../kit/address/replace-query.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { updatePlan } from '../../kit/stores/plan.ts';
import { showAnswer } from '../../kit/ui/show-answer.ts';
import { writeCostChoices } from '../plan/cost-address.logic.ts';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';
import { isSamePlan } from '../plan/plan-list.logic.ts';
import { findRate } from '../rates/rates.logic.ts';
import { changeCalculation, listLinkedPlans, NO_CALCULATION } from './calculation.logic.ts';
import { type CostEstimate, countBy, estimateCosts } from './cost-calculator.logic.ts';

interface CalculationInput {
  /** The typed plan; undefined while it is incomplete. */
  typed: CostChoice | undefined;
  basis: AccommodationBasis;
  /** The plans of the link that the page was opened by. */
  linked: readonly CostChoice[];
  /** Whether the page's address holds the plans and `basis`. */
  isSynced: boolean;
}

/** The plans that are compared, and how to change them. */
export interface Compared {
  compared: readonly CostEstimate[];
  /** Adds the shown plan. */
  add(): void;
  remove(plan: CostChoice): void;
}

/** The calculated plans. A new result takes the focus. */
export function useCalculation({ typed, basis, linked, isSynced }: CalculationInput) {
  const host = useHost();
  const [state, dispatch] = useReducer(changeCalculation, NO_CALCULATION);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { shown, announced, isChanged } = state;
  const result = useMemo(() => shown && countBy(shown, basis), [shown, basis]);

  useLayoutEffect(
    () => dispatch({ type: 'opened', linked: linked.flatMap(tryEstimate) }),
    [linked],
  );

  // After the result is painted: the address can wait.
  useEffect(() => {
    if (isSynced && isChanged)
      replaceQuery(writeCostChoices(location.search, listLinkedPlans(state), basis));
  }, [isSynced, isChanged, state, basis]);

  // After painting: the focus forces a layout, and listeners of the page have work of their own.
  useEffect(() => {
    if (!announced) return;
    if (headingRef.current) showAnswer(headingRef.current);
    announce(host, announced);
  }, [announced, host]);

  const compared: Compared = {
    compared: state.compared,
    add: () => dispatch({ type: 'added' }),
    remove: (plan) => dispatch({ type: 'removed', plan }),
  };
  return {
    /** Undefined before the first. */
    result,
    /** Whether the form has changed since. */
    isStale: !!shown && !(typed && isSamePlan(typed, shown.plan)),
    compared,
    headingRef,
    /** @throws Error `Country not found`, before anything changes */
    calculate: (plan: CostChoice, by = basis) =>
      dispatch({ type: 'calculated', estimate: estimateCosts(countries, plan, by) }),
    /** Announces the shown plan again, by the other reading of the rent. */
    recount(by: AccommodationBasis) {
      if (shown) announce(host, countBy(shown, by));
    },
  };
}

/** Reports the costs of a plan to the page and to the other tools. */
function announce(host: HTMLElement, estimate: CostEstimate): void {
  const { plan, basis, years, totalUsd, monthlyUsd, readings } = estimate;
  const [monthly, yearly] = readings;
  const values = { ...plan, accommodationBasis: basis };
  const published = findRate('INR', {}, exchangeRates);
  updatePlan(values, {
    estimate: {
      totalUsd: { monthly: monthly.totalUsd, yearly: yearly.totalUsd },
      years,
      ...(published && { rate: { rupees: published.perUsd, day: published.day } }),
    },
  });
  emit(host, 'calculated', { ...values, totalUsd, monthlyUsd });
}

/** A link may name an unknown country: that is only logged. */
function tryEstimate(plan: CostChoice): CostEstimate[] {
  try {
    return [estimateCosts(countries, plan)];
  } catch (error) {
    console.error(error);
    return [];
  }
}
