import { flag } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { Toaster } from './toaster.view.tsx';

/**
 * Shows the notifications of all elements and all our scripts on a page, one at a time, above any
 * open dialog. Created automatically on a page without one.
 *
 * @element sa-toaster
 * @attr {boolean} embedded - Set on a toaster that an element created: F8 then only works inside our elements.
 * @attr {boolean} toast-hotkey - Makes F8 work anywhere even so; may be set on any element of the page.
 * @csspart toast, button
 */
defineElement('sa-toaster', Toaster, { embedded: flag() });
