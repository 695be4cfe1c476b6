import { flag, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ToolsCatalogue } from './tools-catalogue.view.tsx';

/**
 * The seven tools with a search and categories. A tool opens in the catalogue's place, and its code and data are fetched only then.
 *
 * @element sa-tools-catalogue
 * @attr {boolean} sync-hash - The opened tool stands in the page's address (`#cost-calculator`), the browser's Back leads out of it, and links of the page to `/tools#…` are followed in place; the tools then keep their choices in the address too. Off unless set: the address is neither read nor written.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ tool: string }} sa-opened - A tool is opened, by its id.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link of an opened tool is followed.
 * @csspart section, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-tools-catalogue', ToolsCatalogue, { syncHash: flag(), siteBase: text() });
