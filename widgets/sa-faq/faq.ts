import { defineElement } from '../kit/element/define-element.tsx';
import { Faq } from './faq.view.tsx';

/**
 * The questions that every family asks, with our answers.
 *
 * @element sa-faq
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-faq', Faq, {});
