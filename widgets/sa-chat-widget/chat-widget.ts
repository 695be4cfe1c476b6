import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './chat-widget.api.ts';
import { ChatWidget } from './chat-widget.view.tsx';

/**
 * A round button at the bottom right that opens a simulated chat with a consultant, and the ways to
 * reach a real one. Nothing the visitor types leaves the page. The button keeps out of the way: after
 * scrolling down, while the visitor types, while a tool of the catalogue is open, over any control.
 *
 * @element sa-chat-widget
 * @embeddable
 * @fires {{ consultant: number }} sa-opened - The chat is opened.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-opened.consultant - Id of the consultant.
 * @csspart button - The round button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-chat-widget>
 *   <p>Questions? <a href="https://OUR-SITE/contact">Contact us</a>.</p>
 * </sa-chat-widget>
 */
defineElement('sa-chat-widget', ChatWidget, api);
