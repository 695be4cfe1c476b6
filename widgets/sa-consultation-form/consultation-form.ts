import { consultationTypes } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ConsultationForm } from './consultation-form.view.tsx';

/**
 * Books a free consultation by video, by chat or in person, sent to the Worker.
 *
 * @element sa-consultation-form
 * @attr {string} [heading=Book a free consultation] - Text of the heading.
 * @attr {'video'|'chat'|'in-person'} [consultation-type=video] - Kind of consultation to start with.
 * @attr {string} api-base - Origin that takes the submission; our own site unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires sa-submitted - The request is stored. Detail: `{ form: 'consultation' }`.
 * @fires sa-failed - It is not; the values are kept. Detail: `{ form: 'consultation', status, reason }`; status 0 without an answer, reason `offline`, `refused-origin`, `invalid` or `server`.
 * @fires sa-navigate - Cancelable, before a link is followed. Detail: `{ path, href }`.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-consultation-form', ConsultationForm, {
  heading: text('Book a free consultation'),
  consultationType: option(consultationTypes, 'video'),
  apiBase: text(),
  siteBase: text(),
});
