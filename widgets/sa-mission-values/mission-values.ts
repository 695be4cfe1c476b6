import { defineElement } from '../kit/element/define-element.tsx';
import { MissionValues } from './mission-values.view.tsx';

/**
 * What the consultancy works for: mission, vision and values.
 *
 * @element sa-mission-values
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-mission-values', MissionValues, {});
