import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { replaceQuery } from '../../kit/address/replace-query.ts';
import { estimateCosts } from '../estimate/cost-calculator.logic.ts';
import type { AccommodationBasis, CostPlan } from './cost-plan.ts';
import { writePlans } from './plan-link.logic.ts';
import { addPlan, listLinkedPlans, removePlan } from './plan-list.logic.ts';

interface Plans {
  /** The plan whose result is shown; undefined before the first. */
  shown: CostPlan | undefined;
  compared: readonly CostPlan[];
}

export type CostPlans = ReturnType<typeof useCostPlans>;

/**
 * The shown plan and the compared ones, at first those of a link; if `isSynced`, in the page's
 * address with `basis`, too.
 */
export function useCostPlans(
  linked: readonly CostPlan[],
  isSynced: boolean,
  basis: AccommodationBasis,
) {
  const [plans, setPlans] = useState<Plans>({ shown: undefined, compared: [] });
  const { shown, compared } = plans;
  const hasActed = useRef(false);

  useLayoutEffect(() => {
    const known = linked.filter(isKnown);
    if (known.length) setPlans({ shown: known[0], compared: known.length > 1 ? known : [] });
  }, [linked]);

  // After painting the result: the address can wait, the visitor should not.
  useEffect(() => {
    if (!isSynced || !hasActed.current || !shown) return;
    replaceQuery(writePlans(location.search, listLinkedPlans(shown, compared), basis));
  }, [isSynced, shown, compared, basis]);

  const update = (changes: Partial<Plans>) => {
    hasActed.current = true;
    setPlans({ ...plans, ...changes });
  };
  return {
    ...plans,
    show: (plan: CostPlan) => update({ shown: plan }),
    add: (plan: CostPlan) => update({ compared: addPlan(compared, plan) }),
    remove: (plan: CostPlan) => update({ compared: removePlan(compared, plan) }),
  };
}

/** A link may name an unknown country: that is only logged. */
function isKnown(plan: CostPlan): boolean {
  try {
    return !!estimateCosts(countries, plan);
  } catch (error) {
    console.error(error);
    return false;
  }
}
