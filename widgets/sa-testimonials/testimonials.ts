import { defineElement } from '../kit/element/define-element.tsx';
import { Testimonials } from './testimonials.view.tsx';

/**
 * What students and parents say, marked as illustrative.
 *
 * @element sa-testimonials
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-testimonials', Testimonials, {});
