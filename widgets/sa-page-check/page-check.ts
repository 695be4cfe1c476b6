import { defineElement } from '../kit/element/define-element.tsx';
import { PageCheck } from './page-check.view.tsx';

/**
 * Reads pasted HTML, a page or a snippet, and names the mistakes that keep our elements from working
 * there. The text stays in the browser.
 *
 * @element sa-page-check
 * @internal
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-page-check', PageCheck, {});
