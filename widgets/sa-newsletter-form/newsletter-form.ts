import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './newsletter-form.api.ts';
import { NewsletterForm } from './newsletter-form.view.tsx';

/**
 * Subscribes an email address to the newsletter. Sent to our API.
 *
 * @element sa-newsletter-form
 * @embeddable
 * @heading inner
 * @fires {{ form: 'newsletter' }} sa-submitted - The address has been stored.
 * @fires {{ form: 'newsletter'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The address was not stored; it stays in the field. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @sends The address, when the visitor submits the form, `partner`, `campaign` and the page's path if the page sets one of the two, and `attribution` if the page's address names an advertisement (`utm_source` …): `POST /api/newsletter`.
 * @example
 * <sa-newsletter-form>
 *   <p>Read our newsletter: <a href="https://OUR-SITE/blog">to the blog</a>.</p>
 * </sa-newsletter-form>
 */
defineElement('sa-newsletter-form', NewsletterForm, api);
