import { useEffect, useMemo, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { updatePlan } from '../../kit/stores/plan.ts';
import { showAnswer } from '../../kit/ui/show-answer.ts';
import type { AccommodationBasis, CostPlan } from '../plan/cost-plan.ts';
import { isSamePlan } from '../plan/plan-list.logic.ts';
import { useCostPlans } from '../plan/use-cost-plans.ts';
import type { Rate } from '../rates/rates.logic.ts';
import { type CostEstimate, estimateCosts } from './cost-calculator.logic.ts';

interface CalculationInput {
  /** What is typed; undefined while that is no plan. */
  typed: CostPlan | undefined;
  basis: AccommodationBasis;
  /** The plans of the link that the page was opened by. */
  linked: readonly CostPlan[];
  isSynced: boolean;
  /** Rupees for a dollar, as published. */
  published: Rate;
}

/** What is calculated. A new result takes the focus. */
export function useCalculation(input: CalculationInput) {
  const { typed, basis, linked, isSynced, published } = input;
  const host = useHost();
  const plans = useCostPlans(linked, isSynced, basis);
  const [asked, setAsked] = useState<{ plan: CostPlan; by: AccommodationBasis }>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const last = useRef<CostEstimate>(null);
  const { shown } = plans;

  /** The estimate of a plan, of which the last is kept. Throws as `estimateCosts` does. */
  const estimate = (plan: CostPlan): CostEstimate => {
    const kept = last.current;
    if (kept && kept.basis === basis && isSamePlan(kept.plan, plan)) return kept;
    last.current = estimateCosts(countries, plan, basis);
    return last.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same plan and basis, the same result
  const result = useMemo(() => shown && estimate(shown), [shown, basis]);

  // After painting the change: nothing of the result's arithmetic is left for the press.
  useEffect(() => {
    if (typed && countries.some(({ code }) => code === typed.country)) estimate(typed);
  });
  /** Tells the page and the other tools what a plan costs. */
  const tell = (plan: CostPlan, by: AccommodationBasis) => {
    const { totalUsd, monthlyUsd, readings, years } = estimateCosts(countries, plan, by);
    const [monthly, yearly] = readings;
    const values = { ...plan, accommodationBasis: by };
    const totals = { monthly: monthly.totalUsd, yearly: yearly.totalUsd };
    updatePlan(values, {
      estimate: {
        totalUsd: totals,
        years,
        rate: { rupees: published.perUsd, day: published.day },
      },
    });
    emit(host, 'calculated', { ...values, totalUsd, monthlyUsd });
  };
  // After painting: the focus forces a layout, and whoever listens has work of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!asked) return;
    if (headingRef.current) showAnswer(headingRef.current);
    tell(asked.plan, asked.by);
  }, [asked]);
  return {
    /** Of the shown plan; undefined before the first. */
    result,
    /** Whether the form has changed since. */
    isStale: !!shown && !(typed && isSamePlan(typed, shown)),
    plans,
    headingRef,
    /** @throws Error `Country not found`, before anything changes */
    calculate(plan: CostPlan, by = basis) {
      estimate(plan);
      plans.show(plan);
      setAsked({ plan, by });
    },
    /** Tells of the shown plan again, with its rent counted otherwise. */
    recount(by: AccommodationBasis) {
      if (shown) tell(shown, by);
    },
  };
}
