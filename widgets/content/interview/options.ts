import type {
  InterviewCountryOption,
  InterviewDifficultyOption,
  InterviewQuestionCounts,
} from './types.ts';

export const interviewCountries: readonly InterviewCountryOption[] = [
  {
    code: 'us',
    value: 'US',
    name: 'United States',
    note: {
      text:
        'Expect an interview. Student visa applicants are seen in person at a US consulate, and ' +
        'since 2 September 2025 that is true of almost every renewal too. It usually lasts a few ' +
        'minutes.',
      asOf: '2025-09-18',
      source: 'travel.state.gov, Interview Waiver Update of 18 September 2025',
    },
  },
  {
    code: 'uk',
    value: 'UK',
    name: 'United Kingdom',
    note: {
      text:
        'Expect an interview. The Home Office holds short credibility interviews with most ' +
        'students who apply from outside the UK, by video and often at the biometrics appointment. ' +
        'Many universities hold their own interview first.',
      asOf: '2026-11-21',
      source:
        'Visa pages of the universities of Westminster, Surrey, Manchester and Bradford on ' +
        'credibility interviews, undated, read on that day',
    },
  },
  {
    code: 'au',
    value: 'Australia',
    name: 'Australia',
    note: {
      text:
        'Most applications are decided without an interview at the embassy. The Department of Home ' +
        'Affairs reads your documents and your written Genuine Student answers. It may still phone you or ' +
        'ask you to come in, so be able to say aloud what you wrote.',
      asOf: '2024-03-23',
      source: 'immi.homeaffairs.gov.au, Genuine Student requirement, in force since 23 March 2024',
    },
  },
  {
    code: 'ca',
    value: 'Canada',
    name: 'Canada',
    note: {
      text:
        'Most applications are decided from the papers alone, without an interview at the embassy. ' +
        'An officer may still ask you to come in. Border officers also put a few questions to you when you ' +
        'land, and your answers should be the same.',
      asOf: '2026-11-21',
      source:
        'Government of Canada, "After applying for a study permit", ' +
        'canadainternational.gc.ca, archived and undated, read on that day',
    },
  },
];

export const interviewDifficulties: readonly InterviewDifficultyOption[] = [
  { value: 'easy', label: 'Easy (Basic Questions)', shortLabel: 'Easy' },
  { value: 'medium', label: 'Medium (Deeper Questions)', shortLabel: 'Medium' },
  { value: 'hard', label: 'Hard (Challenging Scenarios)', shortLabel: 'Hard' },
];

/** Counts for the setup screen, because questions.ts is loaded only when an interview starts. */
export const questionCounts: InterviewQuestionCounts = {
  us: { easy: 3, medium: 1, hard: 1 },
  uk: { easy: 1, medium: 0, hard: 0 },
  au: { easy: 1, medium: 0, hard: 0 },
  ca: { easy: 1, medium: 0, hard: 0 },
};
