/** A fact says when it was true and where it was read. */
export interface Sourced {
  /**
   * The day its source is dated, YYYY-MM-DD or YYYY-MM; for an undated page the day we read it;
   * for a figure of our old list the years that list stands for.
   */
  asOf: string;
  /** Address of the page, or of the site where only the site was noted, or the name of our own list. */
  source: string;
}

/** The five tabs of the checker, named as the fields of the data. */
export type VisaTopic = 'documents' | 'finances' | 'healthInsurance' | 'timeline' | 'tips';

/** An amount of money in the currency a visa office asks for. */
export interface VisaAmount extends Sourced {
  currency: '$' | '£' | '€' | 'CAD' | 'AUD' | 'NZD';
  value: number;
  /** Upper end, where the figure is a range. */
  upTo?: number;
  qualifier?: 'about' | 'from' | 'typically';
}

/** A figure as our list had it and, where any is known, as it has stood since. */
export interface VisaFigure {
  topic: VisaTopic;
  label: string;
  per?: 'month' | 'year';
  /** Months that are asked for at once, where the figure is monthly. */
  months?: number;
  listed: VisaAmount;
  /** What came after it, oldest first, announced figures included; empty where none is known. */
  newer: readonly NewerAmount[];
  note?: string;
}

export interface NewerAmount extends VisaAmount {
  /** The first day it applies, YYYY-MM-DD; absent where the page does not say. */
  effective?: string;
}

/** A rule that changed after our list was made. */
export interface VisaChange extends Sourced {
  topic: VisaTopic;
  text: string;
}

export interface VisaStage {
  stage: string;
  timing: string;
  description: string;
}

export interface VisaTip {
  title: string;
  description: string;
}

/** Everything the checker says about one country. */
export interface Visa {
  country: string;
  visaName: string;
  documents: readonly string[];
  finances: {
    proofAmount: string;
    acceptableProofs: readonly string[];
    additionalNotes: string;
  };
  healthInsurance: {
    required: boolean;
    coverageDetails: string;
    estimatedCost: string;
  };
  timeline: readonly VisaStage[];
  tips: readonly VisaTip[];
  figures: readonly VisaFigure[];
  changes: readonly VisaChange[];
  /** What the text of each tab rests on. */
  checked: Record<VisaTopic, Sourced>;
}

/** The figures the spec of the checker fixes. */
export const ourList: Sourced = { asOf: '2021-23', source: 'our list of 2021-23' };

/** Order and timing as our counsellors plan them, not an office's promise. */
export const ourAdvice: Sourced = { asOf: '2026-11-21', source: 'our planning advice' };
