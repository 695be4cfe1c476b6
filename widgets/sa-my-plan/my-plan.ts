import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './my-plan.api.ts';
import { MyPlan } from './my-plan.view.tsx';

/**
 * The visitor's plan as a boarding pass, as the tools of the page were told: the choices, five stubs with their results, the next step, a way to talk about it. The visitor can keep it on the device, forget it, copy a link to it, save it as a picture and print it. Tools of other sites take part in it with `plan="on"`.
 *
 * @element sa-my-plan
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, button
 * @csspart field, label, input, error - Of the link, if it has to be copied by hand
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: in its part `plan` the plan, once the visitor presses "Keep on this device", in its part `figures` the figures of the plan's country as last seen; until "Forget" is pressed.
 * @stores `sa-plan-handover` in `sessionStorage`: the plan, on our own site, from the press on "Talk to us about this" until the form on the next page has read it.
 * @example
 * <sa-my-plan>
 *   <p>Plan your studies abroad: <a href="https://OUR-SITE/tools">seven free tools</a>.</p>
 * </sa-my-plan>
 */
defineElement('sa-my-plan', MyPlan, api);
