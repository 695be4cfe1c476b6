import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { PageHero } from './page-hero.view.tsx';

/**
 * The header of a page: a heading, a few words above it and a sentence or two below.
 *
 * @element sa-page-hero
 * @attr {string} eyebrow - A few words above the heading.
 * @attr {string} [heading=Study abroad] - Text of the heading.
 * @attr {string} intro - A sentence or two below it.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-page-hero', PageHero, {
  eyebrow: text(),
  heading: text('Study abroad'),
  intro: text(),
});
