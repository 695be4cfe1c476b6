import { defineElement } from '../kit/element/define-element.tsx';
import { ContactInfo } from './contact-info.view.tsx';

/**
 * Our contact details: address, phone, email, opening hours and social networks.
 *
 * @element sa-contact-info
 * @heading own
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-contact-info', ContactInfo, {});
