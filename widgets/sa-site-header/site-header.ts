import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { SiteHeader } from './site-header.view.tsx';

/**
 * The bar at the top of every page: logo, links, and a menu on small screens.
 *
 * @element sa-site-header
 * @attr {string} current - Path of the page whose link is marked as current; the page's own path unless set.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-site-header', SiteHeader, { current: text() });
