import { flag } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { BlogList } from './blog-list.view.tsx';

/**
 * All blog articles as cards, with a search and category filters.
 *
 * @element sa-blog-list
 * @heading own
 * @attr {boolean} sync-url - Reads search and category from the page's address (`?category=visa-guides&q=usa`) and keeps them there. Off unless set.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-blog-list', BlogList, { syncUrl: flag() });
