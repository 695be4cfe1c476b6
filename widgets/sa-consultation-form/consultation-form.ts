import { consultationTypes } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { personPrefill } from '../kit/forms/prefill.ts';
import { ConsultationForm } from './consultation-form.view.tsx';

/**
 * Books a free consultation by video, by chat or in person. Sent to our API.
 *
 * @element sa-consultation-form
 * @embeddable
 * @heading own
 * @attr {string} [heading=Book a free consultation] - Text of the heading.
 * @attr {'video'|'chat'|'in-person'} [consultation-type=video] - Initial kind of consultation.
 * @attr {string} prefill-name - Fills in the name, unless the visitor has typed one.
 * @attr {string} prefill-email - Fills in the email address likewise.
 * @attr {string} prefill-phone - Fills in the telephone number likewise.
 * @attr {boolean} prefill-from-url - Reads `sa-name`, `sa-email` and `sa-phone` from the fragment of the page's address, and takes them out of it.
 * @fires {{ form: 'consultation' }} sa-submitted - The request has been stored.
 * @fires {{ form: 'consultation'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The request was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-plan-handover` in `sessionStorage`: read and removed, where one of our tools wrote the visitor's plan.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @sends What was typed, when the visitor submits the form, her plan in the words shown if she ticks that box, and where the page sets `partner` or `campaign` these and the page's path: `POST /api/consultations`.
 * @example
 * <sa-consultation-form consultation-type="video">
 *   <p>Book a free consultation: <a href="https://OUR-SITE/contact#consultation">contact us</a>.</p>
 * </sa-consultation-form>
 */
defineElement('sa-consultation-form', ConsultationForm, {
  heading: text('Book a free consultation'),
  consultationType: option(consultationTypes, 'video'),
  ...personPrefill,
});
