import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './site-header.api.ts';
import { SiteHeader } from './site-header.view.tsx';

/**
 * The bar at the top of every page: logo, links, and a menu on small screens.
 *
 * @element sa-site-header
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-site-header', SiteHeader, api);
