import { defineElement } from '../kit/element/define-element.tsx';
import { Hero } from './hero.view.tsx';

/**
 * The hero of the home page: our offer, the destinations, two links and three figures.
 *
 * @element sa-hero
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-hero', Hero, {});
