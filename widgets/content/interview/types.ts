export type InterviewCountry = 'US' | 'UK' | 'Australia' | 'Canada';

export type InterviewDifficulty = 'easy' | 'medium' | 'hard';

export interface InterviewQuestion {
  id: string;
  text: string;
  /** What the interviewer is after. */
  description?: string;
  tips: readonly string[];
  sampleAnswer: string;
  category: string;
}

/** Questions of every country and level. A level may have none. */
export type InterviewQuestions = Readonly<
  Record<InterviewCountry, Readonly<Record<InterviewDifficulty, readonly InterviewQuestion[]>>>
>;

/** How many questions there are, known without them. */
export type InterviewQuestionCounts = Readonly<
  Record<InterviewCountry, Readonly<Record<InterviewDifficulty, number>>>
>;

/** A statement that may go out of date. */
export interface DatedNote {
  text: string;
  /** Day for which it holds, YYYY-MM-DD. */
  asOf: string;
  source: string;
}

export interface InterviewCountryOption {
  value: InterviewCountry;
  label: string;
  /** The code by which the other tools know the country. */
  code: 'us' | 'uk' | 'au' | 'ca';
  /** Key of its flag's drawing. */
  flag: 'usa' | 'uk' | 'australia' | 'canada';
  /** How common interviews are there. */
  note: DatedNote;
}

export interface InterviewDifficultyOption {
  value: InterviewDifficulty;
  label: string;
  /** For a badge. */
  shortLabel: string;
}

export interface TipGroup {
  heading: string;
  tips: readonly string[];
}

export interface CommonMistake {
  title: string;
  /** What goes wrong. */
  description: string;
  /** What to do in its place. */
  advice: string;
}
