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
 * @fires sa-submitted - The message is stored. Detail: `{ form: 'contact' }`.
 * @fires sa-failed - It is not; the values are kept. Detail: `{ form: 'contact', status, reason }`; status 0 without an answer, reason `offline`, `refused-origin`, `invalid` or `server`.
 * @fires sa-navigate - Cancelable, before a link is followed. Detail: `{ path, href }`.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-contact-form', ContactForm, {
  heading: text('Send us a message'),
  subject: option(contactSubjects, ''),
  apiBase: text(),
  siteBase: text(),
});
