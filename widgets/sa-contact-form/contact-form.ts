import { contactSubjects } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ContactForm } from './contact-form.view.tsx';

/**
 * A message to the consultancy: name, email, phone, subject and text. Sent to our API.
 *
 * @element sa-contact-form
 * @embeddable
 * @heading own
 * @attr {string} [heading=Send us a message] - Text of the heading.
 * @attr {'admission'|'visa'|'scholarship'|'general'} subject - Initial subject; none unless set.
 * @fires {{ form: 'contact' }} sa-submitted - The message has been stored.
 * @fires {{ form: 'contact'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The message was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-contact-form', ContactForm, {
  heading: text('Send us a message'),
  subject: option(contactSubjects, ''),
});
