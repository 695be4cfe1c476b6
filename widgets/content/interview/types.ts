import type { CountryCode } from '../country-code.ts';
import type { SourcedText } from '../provenance.ts';

export type InterviewCountry = Extract<CountryCode, 'us' | 'uk' | 'au' | 'ca'>;

export type InterviewDifficulty = 'easy' | 'medium' | 'hard';

export interface InterviewQuestion {
  id: string;
  text: string;
  /** The interviewer's aim. */
  description?: string;
  tips: readonly string[];
  sampleAnswer: string;
  category: string;
}

/** Questions by country and level. A level may have none. */
export type InterviewQuestions = Readonly<
  Record<InterviewCountry, Readonly<Record<InterviewDifficulty, readonly InterviewQuestion[]>>>
>;

/** Number of questions, known before they are loaded. */
export type InterviewQuestionCounts = Readonly<
  Record<InterviewCountry, Readonly<Record<InterviewDifficulty, number>>>
>;

export interface InterviewCountryOption {
  code: InterviewCountry;
  /** As the form spells it. */
  value: 'US' | 'UK' | 'Australia' | 'Canada';
  name: string;
  /** How common interviews are for this country. */
  note: SourcedText;
}

export interface InterviewDifficultyOption {
  value: InterviewDifficulty;
  label: string;
  /** Label for a badge. */
  shortLabel: string;
}

export interface TipGroup {
  heading: string;
  tips: readonly string[];
}

export interface CommonMistake {
  title: string;
  /** The mistake and its effect. */
  description: string;
  /** Advice to follow instead. */
  advice: string;
}
