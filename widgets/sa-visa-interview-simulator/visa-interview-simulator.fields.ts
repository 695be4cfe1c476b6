import { interviewCountries } from '../content/interview/options.ts';
import type { InterviewCountry, InterviewDifficulty } from '../content/interview/types.ts';
import { type AddressTable, oneOf } from '../kit/address/address-table.ts';
import { findCountry } from '../kit/rules/find-country.ts';

export type SimulatorTab = 'simulator' | 'tips' | 'mistakes';

export interface SimulatorValues {
  country: InterviewCountry;
  difficulty: InterviewDifficulty;
  /** The tab that is open. */
  tab: SimulatorTab;
}

export const simulatorTable: AddressTable<SimulatorValues> = {
  prefix: 'interview-',
  fields: {
    country: {
      accept: (text) => findCountry(text, interviewCountries)?.code,
      fallback: 'us',
    },
    difficulty: { accept: oneOf(['easy', 'medium', 'hard']), fallback: 'easy' },
    tab: { accept: oneOf(['simulator', 'tips', 'mistakes']), fallback: 'simulator' },
  },
};
