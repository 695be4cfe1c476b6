import { defineElement } from '../kit/element/define-element.tsx';
import { MissionValues } from './mission-values.view.tsx';

/**
 * The consultancy's mission, vision and values.
 *
 * @element sa-mission-values
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-mission-values', MissionValues, {});
