import { useRef } from 'react';
import { countries } from '../../content/countries/countries.ts';
import type { AccommodationBasis, CostPlan } from '../plan/cost-plan.ts';
import { isSamePlan } from '../plan/plan-list.logic.ts';
import { type CostEstimate, estimateCosts } from './cost-calculator.logic.ts';

/** Estimates by `basis`, of which the last is kept. */
export function useEstimates(basis: AccommodationBasis) {
  const last = useRef<CostEstimate>(null);
  const estimate = (plan: CostPlan): CostEstimate => {
    const kept = last.current;
    if (kept && kept.basis === basis && isSamePlan(kept.plan, plan)) return kept;
    last.current = estimateCosts(countries, plan, basis);
    return last.current;
  };
  return {
    /** @throws Error `Country not found`, as `estimateCosts` does. */
    estimate,
    /** Makes the estimate of a plan that will probably be asked for. */
    prepare(plan: CostPlan | undefined) {
      if (plan && countries.some(({ code }) => code === plan.country)) estimate(plan);
    },
  };
}
