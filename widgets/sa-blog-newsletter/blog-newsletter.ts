import { defineElement } from '../kit/element/define-element.tsx';
import { BlogNewsletter } from './blog-newsletter.view.tsx';

/**
 * Asks for an email address below the articles and passes it to the page's `<sa-newsletter-form>`,
 * which sends it. This block sends nothing, and no event shows the page what was typed.
 *
 * @element sa-blog-newsletter
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-blog-newsletter', BlogNewsletter, {});
