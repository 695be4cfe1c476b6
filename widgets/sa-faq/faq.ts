import { defineElement } from '../kit/element/define-element.tsx';
import { Faq } from './faq.view.tsx';

/**
 * Four questions that every family asks, with their answers.
 *
 * @element sa-faq
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-faq', Faq, {});
