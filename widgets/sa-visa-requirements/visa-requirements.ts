import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { VisaRequirements } from './visa-requirements.view.tsx';

/**
 * What a student visa asks for, by country: documents, money, health insurance, the order of steps and advice, every figure with its date and source.
 *
 * @element sa-visa-requirements
 * @attr {string} country - Country to open with, by code or name (`uk`, `United Kingdom`).
 * @attr {'documents'|'finances'|'healthInsurance'|'timeline'|'tips'} [tab=documents] - Tab to open with.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {boolean} sync-url - Country and tab are read from the page's address, by the attributes' names after `visa-` (`?visa-country=uk&visa-tab=tips`), and kept there; off unless set.
 * @attr {string} storage-prefix - Put before the storage key `sa-visa-checklist`, on a page where that name is taken.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ country: string; tab: 'documents' | 'finances' | 'healthInsurance' | 'timeline' | 'tips' }} sa-opened - A visitor chose a country, by its code, or a tab.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, field, label, input, tab, panel, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-visa-requirements', VisaRequirements, {
  country: text(),
  tab: option(['documents', 'finances', 'healthInsurance', 'timeline', 'tips'], 'documents'),
  siteBase: text(),
  syncUrl: flag(),
  storagePrefix: text(),
});
