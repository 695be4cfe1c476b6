import { defineElement } from '../kit/element/define-element.tsx';
import { OriginRequest } from './origin-request.view.tsx';

/**
 * Asks us to count submissions from a website as the partner's. Sent to our API as a message
 * whose first line names the website. `#origin=https://partner.example` in the page's address fills it
 * in.
 *
 * @element sa-origin-request
 * @internal
 * @heading own
 * @fires {{ form: 'contact' }} sa-submitted - The request has been stored.
 * @fires {{ form: 'contact'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The request was not stored; the form keeps its values. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, confirmation, notice, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @sends The visitor's details, when the visitor submits the form: `POST /api/contact`.
 */
defineElement('sa-origin-request', OriginRequest, {});
