import { type Plan, readPlan } from '../../../worker/contract/plan.ts';
import { formatJson, parseJson } from '../rules/json.ts';
import { HANDOVER_KEY, readItem, removeItem, writeItem } from './browser-storage.ts';
import { takeLinkedPlan } from './plan-fragment.ts';

/**
 * Hands the plan to the form on the next page of this tab. Returns false if the browser blocks storage.
 */
export const writeHandover = (plan: Plan): boolean =>
  writeItem('sessionStorage', HANDOVER_KEY, formatJson(plan));

/** The plan as a part of a fragment, for a link from another site. */
export const handoverFragment = (plan: Plan): string =>
  `&sa-plan=${encodeURIComponent(formatJson(plan))}`;

/**
 * Takes the plan that was handed over to this page, once: it is removed from the tab's storage, from
 * its history entry and from the address. Null if there is none. Anyone may have written it, because a
 * link can carry it.
 */
export function readHandover(): Plan | null {
  const linked = takeLinkedPlan();
  const stored = readItem('sessionStorage', HANDOVER_KEY);
  removeItem('sessionStorage', HANDOVER_KEY);
  return readPlan(parseJson(stored ?? linked));
}
