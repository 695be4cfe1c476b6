import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './visa-requirements.api.ts';
import { VisaRequirements } from './visa-requirements.view.tsx';

/**
 * Student visa requirements by country: documents, finances, health insurance, a timeline and tips, work hours, refusals and refunds, every figure with its date and source.
 *
 * @element sa-visa-requirements
 * @embeddable
 * @heading own
 * @fires {{ country; tab; answer: string }} sa-opened - The visitor chose a country or a tab, or opened or closed an answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-opened.tab - The topic that is open now.
 * @detail sa-opened.answer - What was opened last below the tabs, empty after it was closed.
 * @csspart section, field, label, input, tab
 * @csspart panel - What belongs to the chosen topic
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: in its part `visaTicks` which documents are ticked, by country, once the visitor ticks one, until it is deleted in the browser.
 * @example
 * <sa-visa-requirements>
 *   <p>What a student visa takes: <a href="https://OUR-SITE/tools#visa-requirements">look it up</a>.</p>
 * </sa-visa-requirements>
 */
defineElement('sa-visa-requirements', VisaRequirements, api);
