import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { SiteFooter } from './site-footer.view.tsx';

/**
 * The foot of every page: who we are, links, destinations, the newsletter form and the small print.
 *
 * @element sa-site-footer
 * @attr {string} api-base - Origin that takes the subscription; our own site unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-site-footer', SiteFooter, { apiBase: text(), siteBase: text() });
