import { defineElement } from '../kit/element/define-element.tsx';
import { Milestones } from './milestones.view.tsx';

/**
 * The way of the consultancy year by year, as a vertical timeline.
 *
 * @element sa-milestones
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-milestones', Milestones, {});
