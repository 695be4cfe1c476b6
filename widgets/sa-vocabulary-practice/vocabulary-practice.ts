import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './vocabulary-practice.api.ts';
import { VocabularyPractice } from './vocabulary-practice.view.tsx';

/**
 * Twenty academic words to practise: flashcards, a quiz, a dictionary, saved words, and progress that stays in the visitor's browser. Beside them a daily review of eight decks and of the visitor's own words, scheduled so that nine in ten are still known when they come again.
 *
 * @element sa-vocabulary-practice
 * @embeddable
 * @heading own
 * @fires {{ words: number } | { total: number }} sa-started - The first card of a session is turned, a quiz or a sitting of the daily review begins.
 * @fires {{ words: number } | { correct: number; total: number }} sa-completed - The last card of a session is left, the last question or the last word of a sitting answered.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.words - Number of words in the session or the sitting.
 * @detail sa-started.total - Number of questions in the quiz.
 * @detail sa-completed.words - Number of words in the session or the sitting.
 * @detail sa-completed.correct - Number of right answers in the quiz.
 * @detail sa-completed.total - Number of questions in the quiz.
 * @csspart section, tab, panel
 * @csspart card - A flashcard, a word of a list, or a box of the statistics
 * @csspart form - A search or the settings
 * @csspart field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `vocabularyStats` in `localStorage`: the words learned, reviewed, mastered and saved, the streak and the last day of study, once the visitor answers a card or saves a word, until the progress is reset or the entry deleted in the browser.
 * @stores `wordStatus` in `localStorage`: the progress with each word, as above.
 * @stores `sa-extras` in `localStorage`: in its part `studyDays` the days with a finished session, as above.
 * @stores `sa-practice` in `IndexedDB`: the words that the visitor added to the daily review, the answers, when each word is due, and the settings, once the visitor answers a word of the review, adds one or changes a setting, until "Delete my review" is pressed.
 * @example
 * <sa-vocabulary-practice level="TOEFL" count="5">
 *   <p>Twenty academic words to practise: <a href="https://OUR-SITE/tools#vocabulary-practice">begin</a>.</p>
 * </sa-vocabulary-practice>
 */
defineElement('sa-vocabulary-practice', VocabularyPractice, api);
