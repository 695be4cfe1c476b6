import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './blog-list.api.ts';
import { BlogList } from './blog-list.view.tsx';

/**
 * All blog articles as cards, with a search and category filters.
 *
 * @element sa-blog-list
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-blog-list', BlogList, api);
