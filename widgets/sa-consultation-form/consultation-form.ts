import { consultationTypes } from '../../worker/contract/options.ts';
import { option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ConsultationForm } from './consultation-form.view.tsx';

/**
 * Books a free consultation by video, by chat or in person. Sent to our API.
 *
 * @element sa-consultation-form
 * @embeddable
 * @heading own
 * @attr {string} [heading=Book a free consultation] - Text of the heading.
 * @attr {'video'|'chat'|'in-person'} [consultation-type=video] - Initial kind of consultation.
 * @fires {{ form: 'consultation' }} sa-submitted - The request has been stored.
 * @fires {{ form: 'consultation'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The request was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-consultation-form', ConsultationForm, {
  heading: text('Book a free consultation'),
  consultationType: option(consultationTypes, 'video'),
});
