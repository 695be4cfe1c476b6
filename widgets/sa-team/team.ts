import { defineElement } from '../kit/element/define-element.tsx';
import { Team } from './team.view.tsx';

/**
 * The people who lead the consultancy. These are samples until the real ones agree to appear.
 *
 * @element sa-team
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-team', Team, {});
