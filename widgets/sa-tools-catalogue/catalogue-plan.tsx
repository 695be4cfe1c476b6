import { createElement } from 'react';
import { isEmptyPlan } from '../../worker/contract/plan.ts';
import { useForwardedAttributes } from '../kit/site/forwarded-attributes.ts';
import { useSharedPlan, useTakesPart } from '../kit/tools/plan-mode.ts';

interface CataloguePlanProps {
  /** Whether the page's address may carry a plan. */
  isSynced: boolean;
  /** Whether its pass is drawn above. */
  isBelowPass?: boolean;
}

/**
 * The visitor's plan in one line, if the catalogue takes part in it. This inserts its tag alone, which reads
 * the stored plan and shows it if there is one.
 */
export function CataloguePlan({ isSynced, isBelowPass }: CataloguePlanProps) {
  const attributes = {
    ...useForwardedAttributes(),
    'plan-from-url': isSynced ? '' : undefined,
    // A property: React and Preact take an empty text for none.
    [isBelowPass ? 'counterfoil' : 'compact']: true,
    hidden: isEmptyPlan(useSharedPlan()) || undefined,
  };
  return useTakesPart() ? createElement('sa-my-plan', attributes) : null;
}
