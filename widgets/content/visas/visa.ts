import type { CountryCode } from '../country-code.ts';
import type { Provenance, SourcedText } from '../provenance.ts';

/** The five tabs of the checker, named like the fields of the data. */
export type VisaTopic = 'documents' | 'finances' | 'healthInsurance' | 'timeline' | 'tips';

/** An amount in the currency that the visa office uses. */
export interface VisaAmount extends Provenance {
  currency: '$' | '£' | '€' | 'CAD' | 'AUD' | 'NZD';
  value: number;
  /** Upper end, if the figure is a range. */
  upTo?: number;
  qualifier?: 'about' | 'from' | 'typically';
}

/** A figure from our list, with any newer values. */
export interface VisaFigure {
  topic: VisaTopic;
  label: string;
  per?: 'month' | 'year';
  /** Number of months required at once, if the figure is monthly. */
  months?: number;
  /** Absent if our list has none. */
  listed?: VisaAmount;
  /** Newer values, oldest first, announced ones included; empty if none are known. */
  newer: readonly NewerAmount[];
  note?: string;
}

export interface NewerAmount extends VisaAmount {
  /** The first day it applies, as YYYY-MM-DD; absent if the source gives none. */
  effective?: string;
}

/** A figure that is the money to show, or a part of the country's. */
export interface MoneyToShow extends VisaFigure {
  /** Scope of the sum: `a year, without tuition`. */
  shows: string;
  /** The cities of the cost table that it is for; absent if it is for every other place. */
  cities?: readonly string[];
  /** Area of validity, if not everywhere: `in London`. */
  place?: string;
  /** The region that asks for it, if not the country: `Quebec`. */
  asker?: string;
}

/** A country's money to show: the lowest first, which is for every place without one of its own. */
export type Funds = readonly [MoneyToShow, ...MoneyToShow[]];

/** A sum that a visa office or its law gives, which our calculation must give as well. */
interface OfficialExample<Given> extends Provenance {
  given: Given;
  /** In the currency of the visa; in words for days. */
  gives: number | string;
}

/** The money to show, by months: a figure for each place of study. */
export interface MonthlyFunds {
  kind: 'months';
  places: readonly { id: string; label: string; figure: MoneyToShow }[];
  /** Maximum of counted months. */
  maxMonths: number;
  /** How long the money must lie in the account, and how old the last of these days may be. */
  account?: {
    days: number;
    maxAgeDays: number;
    /** An application's day, and the first day that may be the last of these days. */
    example: OfficialExample<string>;
  };
  note: string;
  examples: readonly OfficialExample<{ day: string; place: string; months: number }>[];
}

/** The money to show, by the number of people who go. */
export interface FamilyTable {
  kind: 'table';
  currency: VisaAmount['currency'];
  places: readonly {
    id: string;
    label: string;
    /** Oldest first. */
    tables: readonly (Provenance & {
      effective: string;
      /** For one person, two, three and so on. */
      amounts: readonly number[];
      /** For each person beyond these; absent if the source ends with them. */
      perFurther?: number;
    })[];
  }[];
  note: string;
  examples: readonly OfficialExample<{ day: string; people: number }>[];
}

/** The money to show, as a sum over those who go. */
export interface FamilySum {
  kind: 'sum';
  currency: VisaAmount['currency'];
  /** Oldest first. */
  rates: readonly (Provenance & {
    effective: string;
    student: number;
    partner: number;
    child: number;
    /** On top, for each child of school age. */
    school: number;
  })[];
  note: string;
  examples: readonly OfficialExample<{
    day: string;
    partner: boolean;
    children: number;
    pupils: number;
  }>[];
}

/** How the visa office works out the money that an applicant must show. */
export type FundsRule = MonthlyFunds | FamilyTable | FamilySum;

/** A rule that has changed since our list. */
export interface VisaChange extends Provenance {
  topic: VisaTopic;
  text: string;
}

interface VisaStage {
  stage: string;
  timing: string;
  description: string;
  /** The money must be there by then: one stage of each country. */
  needsMoney?: true;
}

interface VisaTip {
  title: string;
  description: string;
}

/** How long a student may work beside the course. */
interface VisaWork {
  inTerm: SourcedText;
  inHolidays: SourcedText;
  notes: readonly SourcedText[];
}

/** A step or a fact after a refusal. */
interface RefusalStep extends Provenance {
  title: string;
  text: string;
  /** The time there is for it, counted in the source's words: `28 days`. */
  deadline?: string;
  fee?: string;
}

/** The fate of a payment after a refusal. */
export interface Refund extends Provenance {
  payment: string;
  comesBack: 'yes' | 'partly' | 'no' | 'depends';
  text: string;
}

/** Questions of a family that none of the five tabs answers. */
export interface VisaAnswers {
  work: VisaWork;
  /** In the order in which a family needs them. */
  refusal: readonly RefusalStep[];
  refunds: readonly Refund[];
}

export type VisaAnswer = keyof VisaAnswers;

/** Everything the checker shows about one country. */
export interface Visa {
  country: CountryCode;
  visaName: string;
  documents: readonly string[];
  finances: {
    proofAmount: string;
    acceptableProofs: readonly string[];
    additionalNotes: string;
  };
  healthInsurance: {
    required: boolean;
    /** The authority that asks for it, if not the visa office. */
    requiredBy?: string;
    coverageDetails: string;
    estimatedCost: string;
  };
  timeline: readonly VisaStage[];
  tips: readonly VisaTip[];
  figures: readonly VisaFigure[];
  /** Absent if no rule gives a sum. */
  fundsRule?: FundsRule;
  changes: readonly VisaChange[];
  /** Source for the text of each tab. */
  checked: Record<VisaTopic, Provenance>;
  answers: VisaAnswers;
}

/** Pages without a date that the answers cite. */
export const readInNovember = { asOf: '2026-11-28', isUndated: true } as const;

/** The figures that the checker's specification fixes. */
export const ourList: Provenance = { asOf: '2021-23', source: 'our list of 2021-23' };

/** Sequence and timing as our counsellors plan them; no visa office promises them. */
export const ourAdvice: Provenance = { asOf: '2026-11-21', source: 'our planning advice' };
