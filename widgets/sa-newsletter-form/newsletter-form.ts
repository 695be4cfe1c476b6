import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { NewsletterForm } from './newsletter-form.view.tsx';

/**
 * Subscribes an e-mail address to the newsletter, sent to the Worker.
 *
 * @element sa-newsletter-form
 * @attr {string} api-base - Origin that takes the submission; our own site unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ form: 'newsletter' }} sa-submitted - The address is stored.
 * @fires {{ form: 'newsletter'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - It is not; it stays in the field. Status 0 is no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-newsletter-form', NewsletterForm, {
  apiBase: text(),
  siteBase: text(),
});
