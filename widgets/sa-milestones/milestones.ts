import { defineElement } from '../kit/element/define-element.tsx';
import { Milestones } from './milestones.view.tsx';

/**
 * The consultancy's history year by year, as a vertical timeline.
 *
 * @element sa-milestones
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-milestones', Milestones, {});
