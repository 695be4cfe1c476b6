import { defineElement } from '../kit/element/define-element.tsx';
import { NotFound } from './not-found.view.tsx';

/**
 * The content of a "page not found" page, with links to pages that exist.
 *
 * @element sa-not-found
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-not-found', NotFound, {});
