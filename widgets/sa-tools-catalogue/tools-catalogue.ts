import { flag } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ToolsCatalogue } from './tools-catalogue.view.tsx';

/**
 * The seven tools with a search and categories. An opened tool replaces the catalogue; its code and data are fetched only then.
 *
 * @element sa-tools-catalogue
 * @embeddable
 * @heading inner
 * @attr {boolean} sync-hash - Keeps the opened tool in the page's address (`#cost-calculator`): the browser's Back closes it, and the page's links to `/tools#…` open tools in place. The tools then keep their own values in the address, too. Off unless set: the address is neither read nor written.
 * @fires {{ tool: string }} sa-opened - A tool is opened; `tool` is its id.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link of an opened tool is followed.
 * @csspart section, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-tools-catalogue', ToolsCatalogue, { syncHash: flag() });
