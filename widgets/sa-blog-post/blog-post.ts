import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './blog-post.api.ts';
import { BlogPost } from './blog-post.view.tsx';

/**
 * The frame of a blog article: its header above the text, and two related articles below.
 *
 * @element sa-blog-post
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - The text of the article, which is also what shows without JavaScript.
 */
defineElement('sa-blog-post', BlogPost, api);
