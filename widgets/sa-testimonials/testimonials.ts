import { defineElement } from '../kit/element/define-element.tsx';
import { Testimonials } from './testimonials.view.tsx';

/**
 * Testimonials of students and parents, marked as illustrative.
 *
 * @element sa-testimonials
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-testimonials', Testimonials, {});
