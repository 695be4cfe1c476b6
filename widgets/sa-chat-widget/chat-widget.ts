import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ChatWidget } from './chat-widget.view.tsx';

/**
 * A round button at the bottom right that opens a simulated chat with a consultant. Nothing the
 * visitor types leaves the page.
 *
 * @element sa-chat-widget
 * @embeddable
 * @attr {string} consultant - Id of the consultant to start with; the first one unless set.
 * @fires {{ consultant: number }} sa-opened - The chat is opened; `consultant` is the consultant's id.
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-chat-widget', ChatWidget, { consultant: text() });
