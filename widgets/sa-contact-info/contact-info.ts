import { defineElement } from '../kit/element/define-element.tsx';
import { ContactInfo } from './contact-info.view.tsx';

/**
 * Where and when to reach us: address, phone, e-mail, hours and social networks.
 *
 * @element sa-contact-info
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-contact-info', ContactInfo, {});
