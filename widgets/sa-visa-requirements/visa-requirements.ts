import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { VisaRequirements } from './visa-requirements.view.tsx';

/**
 * Student visa requirements by country: documents, finances, health insurance, a timeline and tips, every figure with its date and source.
 *
 * @element sa-visa-requirements
 * @embeddable
 * @heading own
 * @attr {string} country - Initial country, by code or name (`uk`, `United Kingdom`).
 * @attr {'documents'|'finances'|'healthInsurance'|'timeline'|'tips'} [tab=documents] - Initial tab.
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - Reads country and tab from the page's address and keeps them there, as the attributes' names with the prefix `visa-` (`?visa-country=uk&visa-tab=tips`). Off unless set.
 * @attr {string} storage-prefix - Put before the storage key `sa-extras`, on a page where that name is taken or that keeps several visitors apart.
 * @fires {{ country: string; tab: 'documents' | 'finances' | 'healthInsurance' | 'timeline' | 'tips' }} sa-opened - The visitor chose a country or a tab.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-opened.tab - The topic that is open now.
 * @csspart section, field, label, input, tab
 * @csspart panel - What belongs to the chosen topic
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: in its part `visaTicks` which documents are ticked, by country, once the visitor ticks one, until she deletes it in her browser.
 * @example
 * <sa-visa-requirements>
 *   <p>What a student visa takes: <a href="https://OUR-SITE/tools#visa-requirements">look it up</a>.</p>
 * </sa-visa-requirements>
 */
defineElement('sa-visa-requirements', VisaRequirements, {
  ...planAttribute,
  country: text(),
  tab: option(['documents', 'finances', 'healthInsurance', 'timeline', 'tips'], 'documents'),
  syncUrl: flag(),
  storagePrefix: text(),
});
