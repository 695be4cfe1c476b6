import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { VocabularyPractice } from './vocabulary-practice.view.tsx';

/**
 * Twenty academic words to practise: flashcards, a quiz, a dictionary, saved words, and progress that stays in the visitor's browser.
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
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - On our own site: tab and settings are read from the page's address (`?vocabulary-tab=stats&vocabulary-level=GRE`) and kept there.
 * @fires {{ words: number } | { total: number }} sa-started - The first card of a session is turned, or a quiz begins.
 * @fires {{ words: number } | { correct: number; total: number }} sa-completed - The last card of a session is left, or the last question answered.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.words - Number of words in the session.
 * @detail sa-started.total - Number of questions in the quiz.
 * @detail sa-completed.words - Number of words in the session.
 * @detail sa-completed.correct - Number of right answers in the quiz.
 * @detail sa-completed.total - Number of questions in the quiz.
 * @csspart section, tab, panel
 * @csspart card - A flashcard, a word of a list, or a box of the statistics
 * @csspart form - A search or the settings
 * @csspart field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `vocabularyStats` in `localStorage`: the words learned, reviewed, mastered and saved, the streak and the last day of study, once the visitor answers a card or saves a word, until she resets her progress or deletes it in her browser.
 * @stores `wordStatus` in `localStorage`: how far she is with each word, as above.
 * @stores `sa-extras` in `localStorage`: in its part `studyDays` the days on which she finished a session, as above.
 * @example
 * <sa-vocabulary-practice level="TOEFL" count="5">
 *   <p>Twenty academic words to practise: <a href="https://OUR-SITE/tools#vocabulary-practice">begin</a>.</p>
 * </sa-vocabulary-practice>
 */
defineElement('sa-vocabulary-practice', VocabularyPractice, {
  ...planAttribute,
  tab: option(['study', 'dictionary', 'my-words', 'stats', 'quiz'], 'study'),
  level: option(['all', 'TOEFL', 'GRE'], 'all'),
  difficulty: option(['all', 'easy', 'medium', 'hard'], 'all'),
  mode: option(['learn', 'review'], 'learn'),
  count: option(['5', '10', '15', '20'], '10'),
  media: option(['real', 'simulated'], 'real'),
  storagePrefix: text(),
  syncUrl: flag(),
});
