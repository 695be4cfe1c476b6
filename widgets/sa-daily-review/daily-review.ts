import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './daily-review.api.ts';
import { DailyReview } from './daily-review.view.tsx';

/**
 * A daily review of eight decks and of the visitor's own words, scheduled so that nine in ten are still
 * known when they come again. `sa-vocabulary-practice` places it on its other side.
 *
 * @element sa-daily-review
 * @internal
 * @heading inner
 * @fires {{ words: number }} sa-started - A sitting begins.
 * @fires {{ words: number }} sa-completed - The last word of a sitting is answered.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.words - Number of words in the sitting.
 * @detail sa-completed.words - Number of words in the sitting.
 * @csspart tab, panel
 * @csspart card - A word, or a box of the day
 * @csspart form - A word to add, a list or the settings
 * @csspart field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-practice` in `IndexedDB`: the words that the visitor added, the answers, when each word is due, and the settings, once the visitor answers a word, adds one or changes a setting, until "Delete my review" is pressed.
 */
defineElement('sa-daily-review', DailyReview, api);
