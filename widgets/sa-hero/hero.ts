import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { Hero } from './hero.view.tsx';

/**
 * The head of the home page: what we do, where students go, two ways on and three figures.
 *
 * @element sa-hero
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-hero', Hero, { siteBase: text() });
