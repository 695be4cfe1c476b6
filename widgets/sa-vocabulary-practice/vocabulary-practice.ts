import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { VocabularyPractice } from './vocabulary-practice.view.tsx';

/**
 * Twenty academic words to practise: flashcards, a quiz, a dictionary, saved words, and progress that stays in the visitor's browser.
 *
 * Stored there and nowhere else, once she answers a card or saves a word: the keys
 * `vocabularyStats`, `wordStatus` and `sa-vocabulary-days`.
 *
 * @element sa-vocabulary-practice
 * @embeddable
 * @heading own
 * @attr {'study'|'dictionary'|'my-words'|'stats'|'quiz'} [tab=study] - Tab that is open; `quiz` opens the study tab with a quiz.
 * @attr {'all'|'TOEFL'|'GRE'} [level=all] - Level of the words to begin with.
 * @attr {'all'|'easy'|'medium'|'hard'} [difficulty=all] - Difficulty of the words to begin with.
 * @attr {'learn'|'review'} [mode=learn] - Study mode to begin with.
 * @attr {'5'|'10'|'15'|'20'} [count=10] - Words per session to begin with.
 * @attr {'real'|'simulated'} [media=real] - `simulated` shows an alert in place of the browser's speech.
 * @attr {string} storage-prefix - Put before each storage key, on a page where those names are taken.
 * @attr {boolean} sync-url - On our own site: tab and settings are read from the page's address (`?vocabulary-tab=stats&vocabulary-level=GRE`) and kept there.
 * @fires {{ words: number } | { total: number }} sa-started - The first card of a session is turned, or a quiz begins: how many.
 * @fires {{ words: number } | { correct: number; total: number }} sa-completed - The last card of a session is left, or the last question answered: how many.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, tab, panel, card, form, field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-vocabulary-practice', VocabularyPractice, {
  tab: option(['study', 'dictionary', 'my-words', 'stats', 'quiz'], 'study'),
  level: option(['all', 'TOEFL', 'GRE'], 'all'),
  difficulty: option(['all', 'easy', 'medium', 'hard'], 'all'),
  mode: option(['learn', 'review'], 'learn'),
  count: option(['5', '10', '15', '20'], '10'),
  media: option(['real', 'simulated'], 'real'),
  storagePrefix: text(),
  syncUrl: flag(),
});
