import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './toaster.api.ts';
import { Toaster } from './toaster.view.tsx';

/**
 * Shows the notifications of all elements and all our scripts on a page, one at a time, above any
 * open dialog. Created automatically on a page without one.
 *
 * @element sa-toaster
 * @csspart toast, button
 */
defineElement('sa-toaster', Toaster, api);
