import { isEmptyPlan, type Plan, readPlan } from '../../worker/contract/plan.ts';
import { isOwnSite } from '../kit/element/own-site.ts';
import { readExtra } from '../kit/stores/extras.ts';
import { planStore } from '../kit/stores/plan.ts';
import { readHandover } from '../kit/stores/plan-handover.ts';

export { PlanAttachment } from './plan-attachment.tsx';

/**
 * The plan to offer: the one that was handed over to this page, else that of the tools on this page, else
 * the one stored on this device; null without any. On other sites only the first counts. Without the parts
 * that no words show: nothing is sent unseen.
 */
export function findPlan(): Plan | null {
  const plan = readHandover() ?? (isOwnSite() ? readOwn() : null);
  if (!plan) return null;
  const { accommodationBasis: _, ...choices } = plan.choices;
  const { review: __, ...results } = plan.results;
  const sent = { choices, results };
  return isEmptyPlan(sent) ? null : sent;
}

const readOwn = () => readPlan(planStore.getState()) ?? readPlan(readExtra('', 'plan'));
