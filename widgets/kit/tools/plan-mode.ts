import { useLayoutEffect, useState } from 'react';
import type { Plan } from '../../../worker/contract/plan.ts';
import type { CommonAttributes } from '../element/common.api.ts';
import { useCommonAttributes } from '../element/host.ts';
import { isOwnSite } from '../element/own-site.ts';
import { NO_PLAN, planStore } from '../stores/plan.ts';
import { useStore } from '../stores/use-store.ts';
import type { PlanAttribute } from './plan-attribute.ts';

/** Whether the element around takes part in the plan. Not before it is drawn: pages are served without. */
export function useTakesPart(): boolean {
  const { plan } = useCommonAttributes() as CommonAttributes & PlanAttribute;
  const [isOwn, setIsOwn] = useState<boolean>();
  useLayoutEffect(() => setIsOwn(isOwnSite()), []);
  return isOwn !== undefined && (plan ? plan === 'on' : isOwn);
}

/** The visitor's plan; an empty one for an element that takes no part in it. */
export function useSharedPlan(): Plan {
  const takesPart = useTakesPart();
  const plan = useStore(planStore);
  return takesPart ? plan : NO_PLAN;
}
