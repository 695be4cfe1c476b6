import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './contact-form.api.ts';
import { ContactForm } from './contact-form.view.tsx';

/**
 * A message to the consultancy: name, email, phone, subject and text. Sent to our API.
 *
 * @element sa-contact-form
 * @embeddable
 * @heading own
 * @fires {{ form: 'contact' }} sa-submitted - The message has been stored.
 * @fires {{ form: 'contact'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The message was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @sends The visitor's details, when the visitor submits the form, `partner`, `campaign` and the page's path if the page sets one of the two, and `attribution` if the page's address names an advertisement (`utm_source` …): `POST /api/contact`.
 * @example
 * <sa-contact-form subject="visa">
 *   <p>Write to us: <a href="https://OUR-SITE/contact">contact us</a>.</p>
 * </sa-contact-form>
 */
defineElement('sa-contact-form', ContactForm, api);
