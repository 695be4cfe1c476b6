import type { Provenance } from './provenance.ts';

type MatcherTest = 'gre' | 'gmat';

/** A fixed sample match. The university is real, the match is not. */
interface SampleMatch extends Provenance {
  university: string;
  location: string;
  program: string;
}

const invented: Provenance = {
  asOf: '2026-11-21',
  source: 'invented for illustration: the universities are real and have assessed nobody',
  // No `open`: that these are samples is the feature, and their heading always says so.
};

/** In US dollars per year. */
export const matcherBudgetsUsd = [20000, 30000, 40000, 50000, 100000] as const;

export const matcherTests: readonly { value: MatcherTest; label: string }[] = [
  { value: 'gre', label: 'GRE' },
  { value: 'gmat', label: 'GMAT' },
];

/** Heading of the results. */
export const sampleMatchesLabel = 'Sample matches';

/** Shown below the heading. */
export const sampleMatchesNote =
  'These three examples are always the same, whatever you enter. For a longer list of your own, book a free consultation.';

export const sampleMatches: readonly SampleMatch[] = [
  {
    university: 'University of Toronto',
    location: 'Toronto, Canada',
    program: "Master's in computer science",
    ...invented,
  },
  {
    university: 'University of Glasgow',
    location: 'Glasgow, UK',
    program: "Master's in data analytics",
    ...invented,
  },
  {
    university: 'Monash University',
    location: 'Melbourne, Australia',
    program: "Master's in information technology",
    ...invented,
  },
];

export const viewAllMatches = {
  label: 'View all 15 matches',
  path: '/contact#consultation',
} as const;
