import { flag, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { ScholarshipFinder } from './scholarship-finder.view.tsx';

/**
 * A search of eight scholarships by six filters, with full details and the reasons why others were excluded. Runs in the browser; nothing is sent.
 *
 * @element sa-scholarship-finder
 * @embeddable
 * @heading own
 * @attr {string} level - Initial program level: `Bachelors`, `Masters` or `PhD`.
 * @attr {string} country - Initial destination country, by code or name (`uk`, `United Kingdom`), or `Multiple European Countries`.
 * @attr {string} field - Initial field of study, by name.
 * @attr {string} nationality - Initial nationality, by the name of the country.
 * @attr {string} gpa - Initial GPA, out of 10.
 * @attr {string} keyword - Initial keyword.
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - Reads the filters from the page's address and keeps them there, as the attributes' names with the prefix `scholarship-` (`?scholarship-level=Masters&scholarship-country=uk`). Nationality and GPA, being personal, are read but never written. Off unless set.
 * @fires {{ level: string; country: string; field: string; nationality: string; found: number[] }} sa-searched - After "Find Scholarships".
 * @fires {{ id: number }} sa-opened - A scholarship is opened.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-searched.level - Chosen level; empty for any.
 * @detail sa-searched.country - Code of the chosen country, or `Multiple European Countries`; empty for any.
 * @detail sa-searched.field - Chosen field of study; empty for any.
 * @detail sa-searched.nationality - Chosen nationality; empty for any.
 * @detail sa-searched.found - Ids of the results, in their order.
 * @detail sa-opened.id - Id of the scholarship.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-scholarship-finder level="Masters" country="uk">
 *   <p>Which scholarships fit you? <a href="https://OUR-SITE/tools#scholarship-finder">Search them</a>.</p>
 * </sa-scholarship-finder>
 */
defineElement('sa-scholarship-finder', ScholarshipFinder, {
  ...planAttribute,
  level: text(),
  country: text(),
  field: text(),
  nationality: text(),
  gpa: text(),
  keyword: text(),
  syncUrl: flag(),
});
