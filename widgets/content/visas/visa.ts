import type { CountryCode } from '../country-code.ts';
import type { Provenance } from '../provenance.ts';

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
  listed: VisaAmount;
  /** Newer values, oldest first, announced ones included; empty if none are known. */
  newer: readonly NewerAmount[];
  note?: string;
}

export interface NewerAmount extends VisaAmount {
  /** The first day it applies, as YYYY-MM-DD; absent if the source does not say. */
  effective?: string;
}

/** A rule that has changed since our list. */
export interface VisaChange extends Provenance {
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
    coverageDetails: string;
    estimatedCost: string;
  };
  timeline: readonly VisaStage[];
  tips: readonly VisaTip[];
  figures: readonly VisaFigure[];
  changes: readonly VisaChange[];
  /** Source for the text of each tab. */
  checked: Record<VisaTopic, Provenance>;
}

/** The figures that the checker's specification fixes. */
export const ourList: Provenance = { asOf: '2021-23', source: 'our list of 2021-23' };

/** Sequence and timing as our counsellors plan them; no visa office promises them. */
export const ourAdvice: Provenance = { asOf: '2026-11-21', source: 'our planning advice' };
