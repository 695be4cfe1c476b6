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
 * @fires {{ form: 'consultation' }} sa-submitted - The request is stored.
 * @fires {{ form: 'consultation'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - It is not; the values are kept. Status 0 is no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-consultation-form', ConsultationForm, {
  heading: text('Book a free consultation'),
  consultationType: option(consultationTypes, 'video'),
  apiBase: text(),
  siteBase: text(),
});
