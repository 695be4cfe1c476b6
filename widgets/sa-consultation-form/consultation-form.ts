import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './consultation-form.api.ts';
import { ConsultationForm } from './consultation-form.view.tsx';

/**
 * Books a free consultation by video, by chat or in person. Sent to our API.
 *
 * @element sa-consultation-form
 * @embeddable
 * @heading own
 * @fires {{ form: 'consultation' }} sa-submitted - The request has been stored.
 * @fires {{ form: 'consultation'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The request was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ form: 'consultation' }} sa-scheduled - The visitor has booked a time for her consultation. Once it is moved or cancelled nothing more is told; who booked, and when for, never is.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-plan-handover` in `sessionStorage`: read and removed, where one of our tools wrote the visitor's plan.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @stores `sa-appointment` in `sessionStorage`: where our answer offers times, the code that books, changes and cancels one, and the kind of meeting: for a day, or until the booked appointment is over; no longer once it is cancelled, no time is wanted or the tab closes.
 * @sends What was typed, when the visitor submits the form, her plan in the words shown if she ticks that box, and where the page sets `partner` or `campaign` these and the page's path: `POST /api/consultations`. Where our answer offers times, it asks our API which are free, and sends the one that she books, moves or cancels.
 * @example
 * <sa-consultation-form consultation-type="video">
 *   <p>Book a free consultation: <a href="https://OUR-SITE/contact#consultation">contact us</a>.</p>
 * </sa-consultation-form>
 */
defineElement('sa-consultation-form', ConsultationForm, api);
