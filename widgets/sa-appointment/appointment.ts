import { defineElement } from '../kit/element/define-element.tsx';
import { AppointmentPage } from './appointment.view.tsx';

/**
 * The booking of a consultation, to change or cancel, for the visitor who opens our page from the link in an email.
 * Its token is the fragment of the address, which is removed at once. Only our page has it.
 *
 * @element sa-appointment
 * @internal
 * @heading inner
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-appointment', AppointmentPage, {});
