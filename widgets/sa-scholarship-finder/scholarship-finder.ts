import { flag, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ScholarshipFinder } from './scholarship-finder.view.tsx';

/**
 * Eight scholarships behind six filters, each in full on request, with the reason why the others were left out. Found in the browser; nothing is sent.
 *
 * @element sa-scholarship-finder
 * @attr {string} level - Program level chosen at first: `Bachelors`, `Masters` or `PhD`.
 * @attr {string} country - Destination country chosen at first, by code or name (`uk`, `United Kingdom`), or `Multiple European Countries`.
 * @attr {string} field - Field of study chosen at first, by its name.
 * @attr {string} nationality - Nationality chosen at first, by the name of the country.
 * @attr {string} gpa - Minimum GPA out of 10 at first.
 * @attr {string} keyword - Keyword at first.
 * @attr {boolean} sync-url - The filters are read from the page's address, by the attributes' names after `scholarship-` (`?scholarship-level=Masters&scholarship-country=uk`), and kept there; nationality and GPA, which are about the visitor, are read and never written. Off unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ level: string; country: string; field: string; nationality: string; found: number[] }} sa-searched - After "Find Scholarships": what was chosen and the ids that were found.
 * @fires {{ id: number }} sa-opened - A scholarship is read in full.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-scholarship-finder', ScholarshipFinder, {
  level: text(),
  country: text(),
  field: text(),
  nationality: text(),
  gpa: text(),
  keyword: text(),
  syncUrl: flag(),
  siteBase: text(),
});
