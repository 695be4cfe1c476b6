import { defineElement } from '../kit/element/define-element.tsx';
import { Team } from './team.view.tsx';

/**
 * The people who lead the consultancy. They are samples until real ones agree to be shown.
 *
 * @element sa-team
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-team', Team, {});
