import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { BlogPost } from './blog-post.view.tsx';

/**
 * What surrounds an article of the blog: its head above the text, and two related articles below.
 *
 * @element sa-blog-post
 * @attr {string} slug - Last part of the article's address. Without one that exists, a link to the blog stands here.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - The text of the article, which is also what shows without JavaScript.
 */
defineElement('sa-blog-post', BlogPost, { slug: text(), siteBase: text() });
