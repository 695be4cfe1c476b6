import { flag } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { EmbedBuilder } from './embed-builder.view.tsx';

/**
 * Puts together what a page needs to show our elements: elements, attributes, colours and script,
 * with a live preview and snippets to copy. Works on our own site; elsewhere it links there.
 *
 * @element sa-embed-builder
 * @internal
 * @heading own
 * @attr {boolean} live - Reads our published files and draws the preview, which only our own site can. Off unless set: a link to the builder on our site.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, field, label, input, error, tab, panel, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-embed-builder', EmbedBuilder, { live: flag() });
