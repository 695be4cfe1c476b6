import { option, type PropsOf } from '../element/attributes.ts';

export const planAttribute = {
  /** Whether it takes part in the visitor's plan: offers to fill in the answers given to other tools of the page, and shares the choices made here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only. */
  plan: option(['on', 'off'], ''),
};

/** Whether an element takes part in the visitor's plan; on our own site alone unless set. */
export type PlanAttribute = PropsOf<typeof planAttribute>;
