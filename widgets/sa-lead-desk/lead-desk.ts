import { defineElement } from '../kit/element/define-element.tsx';
import { LeadDesk } from './lead-desk.view.tsx';

/**
 * The page on which staff see, answer and keep every lead. Built into a file of its own, which only
 * the desk's Worker serves, to members who are signed in.
 */
defineElement('sa-lead-desk', LeadDesk, {});
