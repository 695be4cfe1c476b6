import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { replaceQuery } from '../../kit/address/replace-query.ts';
import type { CostFormValues } from '../cost-calculator.api.ts';
import { estimateCosts } from '../estimate/cost-calculator.logic.ts';
import type { AccommodationBasis, CostPlan } from './cost-plan.ts';
import { readPlans, toPlan, writePlans } from './plan-link.logic.ts';
import { addPlan, listLinkedPlans, removePlan } from './plan-list.logic.ts';

interface Plans {
  /** The plan whose result is shown; undefined before the first. */
  shown: CostPlan | undefined;
  compared: readonly CostPlan[];
}

/** The shown plan and the compared ones; if `isSynced`, in the page's address with `basis`, too. */
export function useCostPlans(isSynced: boolean, basis: AccommodationBasis) {
  const [plans, setPlans] = useState<Plans>({ shown: undefined, compared: [] });
  const { shown, compared } = plans;
  const hasActed = useRef(false);

  useLayoutEffect(() => {
    const linked = isSynced ? readPlans(location.search, countries) : [];
    const known = linked.map(toKnownPlan).filter((plan) => !!plan);
    if (known.length) setPlans({ shown: known[0], compared: known.length > 1 ? known : [] });
  }, [isSynced]);

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
function toKnownPlan(values: CostFormValues): CostPlan | undefined {
  try {
    const plan = toPlan(values, countries);
    return plan && estimateCosts(countries, plan).plan;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
