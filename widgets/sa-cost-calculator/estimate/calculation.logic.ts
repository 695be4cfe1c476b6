import type { CostChoice } from '../plan/cost-choice.ts';
import { isSamePlan, MAX_PLANS } from '../plan/plan-list.logic.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';

/** The calculated plans. */
export interface Calculation {
  /** Undefined before the first result. */
  shown: CostEstimate | undefined;
  compared: readonly CostEstimate[];
  /** The last result that the visitor asked for: it takes the focus and is announced to the page. */
  announced: CostEstimate | undefined;
  /** Whether the visitor has changed what a link opened: the address is written from then on. */
  isChanged: boolean;
}

export type CalculationAction =
  | { type: 'opened'; linked: readonly CostEstimate[] }
  | { type: 'calculated'; estimate: CostEstimate }
  | { type: 'added' }
  | { type: 'removed'; plan: CostChoice };

export const NO_CALCULATION: Calculation = {
  shown: undefined,
  compared: [],
  announced: undefined,
  isChanged: false,
};

export function changeCalculation(state: Calculation, action: CalculationAction): Calculation {
  const { shown, compared } = state;
  switch (action.type) {
    case 'opened': {
      const { linked } = action;
      if (linked.length === 0) return state;
      return { ...state, shown: linked[0], compared: linked.length > 1 ? linked : [] };
    }
    case 'calculated': {
      const { estimate } = action;
      return { ...state, shown: estimate, announced: estimate, isChanged: true };
    }
    case 'added': {
      const hasRoom = compared.length < MAX_PLANS;
      if (!shown || !hasRoom || isAmong(compared, shown.plan)) return state;
      return { ...state, compared: [...compared, shown], isChanged: true };
    }
    case 'removed':
      return {
        ...state,
        compared: compared.filter(({ plan }) => !isSamePlan(plan, action.plan)),
        isChanged: true,
      };
  }
}

export const isAmong = (estimates: readonly CostEstimate[], plan: CostChoice): boolean =>
  estimates.some((estimate) => isSamePlan(estimate.plan, plan));

/** The plans in the address: the one shown, then those compared with it. */
export function listLinkedPlans({ shown, compared }: Calculation): CostChoice[] {
  const plans = [...(shown ? [shown] : []), ...compared].map(({ plan }) => plan);
  return plans
    .filter((plan, index) => plans.findIndex((other) => isSamePlan(other, plan)) === index)
    .slice(0, MAX_PLANS);
}
