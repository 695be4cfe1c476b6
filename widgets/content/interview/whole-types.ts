import type { CountryCode } from '../country-code.ts';
import type { SourcedText } from '../provenance.ts';

export type WholeCountry = Extract<CountryCode, 'us' | 'uk' | 'au' | 'ca' | 'de'>;

/** The phases of an interview, in the order in which officers come to them. */
export const phases = {
  purpose: 'Why you study',
  university: 'The university',
  money: 'Money',
  ties: 'Ties and travel',
  plan: 'After the course',
} as const;

export type InterviewPhase = keyof typeof phases;

/** Sources of money for a course. */
export const payers = {
  parents: 'Parents',
  savings: 'Savings',
  loan: 'Education loan',
  scholarship: 'Scholarship',
  work: 'My own earnings',
  relative: 'Another relative or a sponsor',
} as const;

export type Payer = keyof typeof payers;

/**
 * Claim of a mark, compared with the visitor's facts and other answers. Every claim but a payer has one
 * value at a time.
 */
export type Claim =
  | `payer:${Payer}`
  | `relatives:${'yes' | 'no'}`
  | `refusals:${'yes' | 'no'}`
  | `gap:${'yes' | 'no'}`
  | `after:${'return' | 'work there first' | 'open'}`;

/** Statement that an answer can contain, for the visitor to mark. No two of a question read the same. */
export interface Mark {
  says: string;
  claim?: Claim;
}

/** Likely next question of an officer after an answer with one of these marks. */
export interface FollowUp {
  after: readonly [Mark, ...Mark[]];
  ask: string;
}

/** A figure or a year that an answer should contain, compared with the facts and the other answers. */
export type AskedFigure = 'fees' | 'living' | 'savings' | 'loan' | 'income' | 'ended' | 'start';

export interface WholeQuestion {
  /** Begins with the country's code and never changes: runs that are kept refer to it. */
  id: string;
  phase: InterviewPhase;
  text: string;
  /** Aim of the officer. */
  aim: string;
  tip: string;
  /** Two to four, the weightiest first: if several fit, it is the one asked. */
  followUps: readonly FollowUp[];
  /** An answer may say several things. */
  isMany?: true;
  asks?: AskedFigure;
}

/** When a visa can be applied for, as far as an official or a university's page says. */
interface VisaWindow extends SourcedText {
  /** Months before the course from which one may apply, or the visa be issued. */
  earliestMonths: number;
  /** Begins the sentence that says so of a course further ahead. */
  tooEarly: string;
  /** Weeks that a decision usually takes. */
  decisionWeeks?: number;
}

/** The questions of one country, in the order of the phases. */
export interface WholeInterview {
  country: WholeCountry;
  name: string;
  /** In which fees are named there, as our visa guides write it. */
  currency: '$' | '£' | '€' | 'AUD' | 'CAD';
  /** Facts about the real interview and its outcome. */
  facts: readonly SourcedText[];
  window?: VisaWindow;
  questions: readonly WholeQuestion[];
}
