import { type AddressTable, oneOf } from '../kit/address/address-table.ts';

export type TabId = 'study' | 'dictionary' | 'my-words' | 'stats';

export interface PracticeValues {
  /** The open tab, or the quiz, which is on the study tab. */
  tab: TabId | 'quiz';
  level: string;
  difficulty: string;
  mode: string;
  count: string;
}

export const practiceTable: AddressTable<PracticeValues> = {
  prefix: 'vocabulary-',
  fields: {
    tab: { accept: oneOf(['study', 'dictionary', 'my-words', 'stats', 'quiz']), fallback: 'study' },
    level: { accept: oneOf(['all', 'TOEFL', 'GRE']), fallback: 'all' },
    difficulty: { accept: oneOf(['all', 'easy', 'medium', 'hard']), fallback: 'all' },
    mode: { accept: oneOf(['learn', 'review']), fallback: 'learn' },
    count: { accept: oneOf(['5', '10', '15', '20']), fallback: '10' },
  },
};
