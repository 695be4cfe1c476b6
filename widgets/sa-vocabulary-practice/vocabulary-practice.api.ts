import { addressPrefixes } from '../content/address-prefixes.ts';
import type { AddressTable, ValuesOf } from '../kit/address/address-table.ts';
import { choice } from '../kit/address/rows.ts';
import { flag, option, type PropsOf, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The settings of a session. */
export const settingFields = {
  /** Level of the words to begin with. */
  level: option(['all', 'TOEFL', 'GRE'], 'all'),
  /** Difficulty of the words to begin with. */
  difficulty: option(['all', 'easy', 'medium', 'hard'], 'all'),
  /** Study mode to begin with. */
  mode: option(['learn', 'review'], 'learn'),
  /** Words per session to begin with. */
  count: option(['5', '10', '15', '20'], '10'),
};

const fields = {
  /** Side that is open: the twenty words with their tabs, or the daily review of decks and words of one's own. Unless set, the daily review once it was used last. */
  side: choice({ words: 'Twenty words', review: 'Daily review' }, 'words'),
  /** Tab that is open; `quiz` opens the study tab with a quiz. */
  tab: choice(
    {
      study: 'Study',
      dictionary: 'Dictionary',
      'my-words': 'My Words',
      stats: 'Stats & Settings',
      quiz: 'Quiz',
    },
    'study',
  ),
  ...settingFields,
};

/** The attributes. */
export const api = {
  ...fields,
  /** `simulated` shows an alert in place of the browser's speech. */
  media: option(['real', 'simulated'], 'real'),
  /** Put before each storage key, on a page where those names are taken. */
  storagePrefix: text(),
  ...planAttribute,
  /** On our own site: side, tab and settings are read from the page's address (`?vocabulary-tab=stats&vocabulary-level=GRE`) and kept there. */
  syncUrl: flag(),
};

export type PracticeAttributes = PropsOf<typeof api>;
export type PracticeValues = ValuesOf<typeof fields>;

export const practiceTable: AddressTable<PracticeValues> = {
  prefix: addressPrefixes['vocabulary-practice'],
  fields,
};
