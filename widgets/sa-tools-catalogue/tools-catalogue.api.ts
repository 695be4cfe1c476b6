import { flag } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Keeps the opened tool in the page's address (`#cost-calculator`): the browser's Back closes it, and the page's links to `/tools#…` open tools in place. The tools then keep their own values in the address, too. Off unless set: the address is neither read nor written. */
  syncHash: flag(),
  /** Whether the tools share one plan: what a visitor tells one, the others offer to fill in, and `<sa-my-plan>` shows all of it. On our own site unless `off`, on other sites with `on` only. */
  plan: planAttribute.plan,
};
