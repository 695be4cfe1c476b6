import { defineElement } from '../kit/element/define-element.tsx';
import { OfficeMap } from './office-map.view.tsx';

/**
 * A map of the head office, loaded from OpenStreetMap only at the visitor's request.
 *
 * @element sa-office-map
 * @heading own
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @sends The request for the map, to OpenStreetMap, once the visitor asks for it.
 */
defineElement('sa-office-map', OfficeMap, {});
