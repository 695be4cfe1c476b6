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

/** Who or what can pay for a course. */
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
 * What a mark says of her, to compare with her facts and with her other answers. All but payers have one
 * value at a time.
 */
export type Claim =
  | `payer:${Payer}`
  | `relatives:${'yes' | 'no'}`
  | `refusals:${'yes' | 'no'}`
  | `gap:${'yes' | 'no'}`
  | `after:${'return' | 'work there first' | 'open'}`;

/** Something that an answer can say, for her to mark. Within a question no two read the same. */
export interface Mark {
  says: string;
  claim?: Claim;
}

/** What an officer is likely to ask next, after an answer that says one of these. */
export interface FollowUp {
  after: readonly [Mark, ...Mark[]];
  ask: string;
}

/** A figure or a year that an answer should contain, to compare with her facts and with her other answers. */
export type AskedFigure = 'fees' | 'living' | 'savings' | 'loan' | 'income' | 'ended' | 'start';

export interface WholeQuestion {
  /** Begins with the country's code and never changes: runs that are kept refer to it. */
  id: string;
  phase: InterviewPhase;
  text: string;
  /** What the officer wants to learn. */
  aim: string;
  tip: string;
  /** Two to four, the weightiest first: if several fit, it is the one asked. */
  followUps: readonly FollowUp[];
  /** An answer may say several things. */
  isMany?: true;
  asks?: AskedFigure;
}

/** When a visa can be applied for, as far as an official or a university's page says. */
export interface VisaWindow extends SourcedText {
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
  /** What the real interview is like, and what is decided by it. */
  facts: readonly SourcedText[];
  window?: VisaWindow;
  questions: readonly WholeQuestion[];
}
