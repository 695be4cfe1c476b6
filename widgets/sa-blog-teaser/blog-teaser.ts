import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { BlogTeaser } from './blog-teaser.view.tsx';

/**
 * The featured article of the blog, and three more of a category that the visitor chooses.
 *
 * @element sa-blog-teaser
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-blog-teaser', BlogTeaser, { siteBase: text() });
