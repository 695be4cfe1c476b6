import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { NotFound } from './not-found.view.tsx';

/**
 * What an address without a page shows, with ways on.
 *
 * @element sa-not-found
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-not-found', NotFound, { siteBase: text() });
