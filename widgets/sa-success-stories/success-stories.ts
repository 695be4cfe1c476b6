import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { SuccessStories } from './success-stories.view.tsx';

/**
 * Stories of students on their way abroad, to search by words, destination and field and to read in full.
 *
 * @element sa-success-stories
 * @attr {string} [heading=Success stories] - Text of the heading.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @csspart section, field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-success-stories', SuccessStories, { heading: text('Success stories') });
