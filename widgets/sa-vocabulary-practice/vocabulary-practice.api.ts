import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Tab that is open; `quiz` opens the study tab with a quiz. */
  tab: option(['study', 'dictionary', 'my-words', 'stats', 'quiz'], 'study'),
  /** Level of the words to begin with. */
  level: option(['all', 'TOEFL', 'GRE'], 'all'),
  /** Difficulty of the words to begin with. */
  difficulty: option(['all', 'easy', 'medium', 'hard'], 'all'),
  /** Study mode to begin with. */
  mode: option(['learn', 'review'], 'learn'),
  /** Words per session to begin with. */
  count: option(['5', '10', '15', '20'], '10'),
  /** `simulated` shows an alert in place of the browser's speech. */
  media: option(['real', 'simulated'], 'real'),
  /** Put before each storage key, on a page where those names are taken. */
  storagePrefix: text(),
  ...planAttribute,
  /** On our own site: tab and settings are read from the page's address (`?vocabulary-tab=stats&vocabulary-level=GRE`) and kept there. */
  syncUrl: flag(),
};
