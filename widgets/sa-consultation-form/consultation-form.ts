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
 * @fires {{ form: 'consultation' }} sa-scheduled - The visitor has booked a time for the consultation. A later move or cancellation is not told, and the name and the time never are.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-plan-handover` in `sessionStorage`: read and removed, where one of our tools wrote the visitor's plan.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @stores `sa-appointment` in `sessionStorage`: if our answer offers times, a code that lets the visitor book, change and cancel one, and the kind of meeting: until the booked appointment is over or the tab closes; it goes sooner if the visitor cancels or declines all times.
 * @sends The visitor's details when the form is submitted, the plan as shown if that box is ticked, `partner`, `campaign` and the page's path if the page sets one of the two, and `attribution` if the page's address names an advertisement (`utm_source` …): `POST /api/consultations`. If our answer offers times, the form asks our API for the free ones and sends the one that the visitor books, moves or cancels.
 * @example
 * <sa-consultation-form consultation-type="video">
 *   <p>Book a free consultation: <a href="https://OUR-SITE/contact#consultation">contact us</a>.</p>
 * </sa-consultation-form>
 */
defineElement('sa-consultation-form', ConsultationForm, api);
