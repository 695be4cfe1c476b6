import { defineElement } from '../kit/element/define-element.tsx';
import { OfficeMap } from './office-map.view.tsx';

/**
 * A map of the head office, loaded from OpenStreetMap only when the visitor asks for it.
 *
 * @element sa-office-map
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-office-map', OfficeMap, {});
