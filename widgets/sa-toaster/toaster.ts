import { flag } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { Toaster } from './toaster.view.tsx';

/**
 * Shows the notifications of all elements and all our scripts on a page, one at a time, above any
 * open dialog. Created where a page has none.
 *
 * @element sa-toaster
 * @attr {boolean} embedded - Set on a toaster that an element created: F8 then works only from inside our elements.
 * @attr {boolean} toast-hotkey - F8 works from anywhere even so; may stand on any element of the page.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @csspart toast, button
 */
defineElement('sa-toaster', Toaster, { embedded: flag() });
