import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './call-to-action.api.ts';
import { CallToAction } from './call-to-action.view.tsx';

/**
 * The closing section of a page: links to a consultation, to the contact form and to the tools.
 *
 * @element sa-call-to-action
 * @embeddable
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-call-to-action heading="Questions about studying abroad?" booking>
 *   <p>Talk to us: <a href="https://OUR-SITE/contact#consultation">book a free consultation</a>.</p>
 * </sa-call-to-action>
 */
defineElement('sa-call-to-action', CallToAction, api);
