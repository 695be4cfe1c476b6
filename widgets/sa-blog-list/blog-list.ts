import { flag, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { BlogList } from './blog-list.view.tsx';

/**
 * All articles of the blog as cards, with a search and a choice of category.
 *
 * @element sa-blog-list
 * @attr {boolean} sync-url - Search and category stand in the page's address (`?category=visa-guides&q=usa`) and are read from there; off unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, input
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-blog-list', BlogList, { syncUrl: flag(), siteBase: text() });
