import { defineElement } from '../kit/element/define-element.tsx';
import { SiteFooter } from './site-footer.view.tsx';

/**
 * The footer of every page: who we are, links, destinations, the newsletter form and small print.
 *
 * @element sa-site-footer
 * @fires {{ form: 'newsletter' }} sa-submitted - The address has been stored.
 * @fires {{ form: 'newsletter'; status: number; reason: 'offline' | 'refused-origin' | 'invalid' | 'server' }} sa-failed - The address was not stored; it stays in the field. Status 0 means no answer.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-draft:…` in `sessionStorage`: what was typed, once a submission has failed, until one succeeds or the tab closes.
 * @sends The address for the newsletter, when the visitor submits it: `POST /api/newsletter`.
 */
defineElement('sa-site-footer', SiteFooter, {});
