import { defineElement } from '../kit/element/define-element.tsx';
import { BlogTeaser } from './blog-teaser.view.tsx';

/**
 * The blog's featured article, and three more from a category the visitor chooses.
 *
 * @element sa-blog-teaser
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-blog-teaser', BlogTeaser, {});
