import { defineElement } from '../kit/element/define-element.tsx';
import { PageCheck } from './page-check.view.tsx';

/**
 * Reads a page's HTML, or a snippet, that somebody pastes, and says in words what keeps our elements
 * from working there. What is pasted stays in the browser.
 *
 * @element sa-page-check
 * @internal
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-page-check', PageCheck, {});
