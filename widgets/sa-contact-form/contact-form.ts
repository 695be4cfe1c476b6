import { contactSubjects } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { personPrefill } from '../kit/forms/prefill.ts';
import { ContactForm } from './contact-form.view.tsx';

/**
 * A message to the consultancy: name, email, phone, subject and text. Sent to our API.
 *
 * @element sa-contact-form
 * @embeddable
 * @heading own
 * @attr {string} [heading=Send us a message] - Text of the heading.
 * @attr {'admission'|'visa'|'scholarship'|'general'} subject - Initial subject; none unless set.
 * @attr {string} prefill-name - Fills in the name, unless the visitor has typed one.
 * @attr {string} prefill-email - Fills in the email address likewise.
 * @attr {string} prefill-phone - Fills in the telephone number likewise.
 * @attr {boolean} prefill-from-url - Reads `sa-name`, `sa-email` and `sa-phone` from the fragment of the page's address, and takes them out of it.
 * @fires {{ form: 'contact' }} sa-submitted - The message has been stored.
 * @fires {{ form: 'contact'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The message was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @sends What was typed, when the visitor submits the form, and where the page sets `partner` or `campaign` these and the page's path: `POST /api/contact`.
 * @example
 * <sa-contact-form subject="visa">
 *   <p>Write to us: <a href="https://OUR-SITE/contact">contact us</a>.</p>
 * </sa-contact-form>
 */
defineElement('sa-contact-form', ContactForm, {
  heading: text('Send us a message'),
  subject: option(contactSubjects, ''),
  ...personPrefill,
});
