import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Plan,
  type PlanChoices,
  type PlanResults,
  readChoices,
} from '../../../worker/contract/plan.ts';
import { joinPlans } from './plan-choices.logic.ts';

export const NO_PLAN: Plan = { choices: {}, results: {} };

/** The store is global, because each tool's own file has a copy of this module. */
const SHARED = Symbol.for('sa-plan');
const page = globalThis as { [SHARED]?: StoreApi<Plan> };
page[SHARED] ??= createStore<Plan>(() => NO_PLAN);

/** The visitor's plan, shared by all tools of the page and kept in memory only. */
export const planStore = page[SHARED];

/**
 * Adds the choices made in a tool and its results to the plan. Choices that are empty or not the plan's
 * are left out; results of a choice that has changed are removed.
 */
export function updatePlan(
  choices: Partial<PlanChoices>,
  results: Partial<PlanResults> = {},
): void {
  planStore.setState((plan) => joinPlans(plan, { choices: readChoices(choices), results }));
}
