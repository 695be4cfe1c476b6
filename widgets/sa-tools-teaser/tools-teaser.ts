import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './tools-teaser.api.ts';
import { ToolsTeaser } from './tools-teaser.view.tsx';

/**
 * Cards for five of the free tools, a link to all of them and, if asked for, the next deadlines.
 *
 * @element sa-tools-teaser
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-tools-teaser', ToolsTeaser, api);
