import { planNames } from '../content/plan-names.ts';
import { readExtra } from '../kit/stores/extras.ts';
import { planStore } from '../kit/stores/plan.ts';
import { isEmptyPlan, readPlan } from '../kit/stores/plan-choices.logic.ts';
import { readHandover } from '../kit/stores/plan-handover.ts';
import { writePlanText } from '../kit/stores/plan-words.logic.ts';
import { isOwnSite } from '../kit/tools/plan-mode.ts';

export { PlanAttachment } from './plan-attachment.tsx';

/**
 * The plan to offer, in the words that would travel: the one that was handed over to this page, else
 * the one that tools on this page know, else the one that is kept on this device. Empty if there is
 * none. On other sites only the first counts.
 */
export function findPlan(): string {
  const given = readHandover();
  if (given || !isOwnSite()) return given ?? '';
  const told = planStore.getState();
  const plan = isEmptyPlan(told) ? readPlan(readExtra('', 'plan')) : told;
  return plan && !isEmptyPlan(plan) ? writePlanText(plan, planNames) : '';
}
