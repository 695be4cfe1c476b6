import { defineElement } from '../kit/element/define-element.tsx';
import { NewsletterForm } from './newsletter-form.view.tsx';

/**
 * Subscribes an e-mail address to the newsletter. Sent to our API.
 *
 * @element sa-newsletter-form
 * @embeddable
 * @heading inner
 * @fires {{ form: 'newsletter' }} sa-submitted - The address has been stored.
 * @fires {{ form: 'newsletter'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The address was not stored; it stays in the field. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-newsletter-form', NewsletterForm, {});
