import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './embed-builder.api.ts';
import { EmbedBuilder } from './embed-builder.view.tsx';

/**
 * Puts together the lines that show our elements on a page: elements, attributes, colours and script,
 * with a live preview and snippets to copy. Works on our own site; elsewhere it links there.
 *
 * @element sa-embed-builder
 * @internal
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, field, label, input, error, tab, panel, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-embed-builder', EmbedBuilder, api);
