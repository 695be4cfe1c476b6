import { contactSubjects } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ContactForm } from './contact-form.view.tsx';

/**
 * A message to the consultancy: name, email, phone, subject and text, sent to the Worker.
 *
 * @element sa-contact-form
 * @attr {string} [heading=Send us a message] - Text of the heading.
 * @attr {'admission'|'visa'|'scholarship'|'general'} subject - Subject to start with; none unless set.
 * @attr {string} api-base - Origin that takes the submission; our own site unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ form: 'contact' }} sa-submitted - The message is stored.
 * @fires {{ form: 'contact'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - It is not; the values are kept. Status 0 is no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-contact-form', ContactForm, {
  heading: text('Send us a message'),
  subject: option(contactSubjects, ''),
  apiBase: text(),
  siteBase: text(),
});
