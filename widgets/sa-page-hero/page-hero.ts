import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './page-hero.api.ts';
import { PageHero } from './page-hero.view.tsx';

/**
 * The header of a page: a heading, a few words above it and a sentence or two below.
 *
 * @element sa-page-hero
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-page-hero', PageHero, api);
