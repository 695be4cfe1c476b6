import type { LanguageTest, TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';

/** What a step asks of her, in the words of a list of things to do. */
export interface Deed {
  /** After "This week:", `book the IELTS`. */
  deed: string;
  /** What she needs for it. */
  takes: string;
  /** Where to do it: a path of our own site or an address of another; null where there is nothing. */
  link: { label: string; path: string } | { label: string; href: string } | null;
}

const BOOKING: Record<LanguageTest, string> = {
  IELTS: 'https://ielts.org/',
  TOEFL: 'https://www.ets.org/toefl.html',
  'PTE Academic': 'https://www.pearsonpte.com/',
  'Duolingo English Test': 'https://englishtest.duolingo.com/',
};

const VISA_PAPERS = { label: 'The papers it asks for', path: '/tools#visa-requirements' };
const ASK_US = { label: 'Ask us', path: '/contact#consultation' };

const DEEDS: Readonly<Record<Exclude<StepId, 'language-test'>, Deed>> = {
  research: {
    deed: 'narrow your list to 5-8 universities',
    takes: 'Entry rules, fees and what living there costs.',
    link: { label: 'Compare what they cost', path: '/tools#cost-calculator' },
  },
  gre: {
    deed: 'book the GRE, if your courses ask for it',
    takes: 'A passport, the fee and weeks of practice.',
    link: { label: 'Book at ETS', href: 'https://www.ets.org/gre.html' },
  },
  gmat: {
    deed: 'book the GMAT, if your schools ask for it',
    takes: 'A passport, the fee and weeks of practice.',
    link: { label: 'Book at mba.com', href: 'https://www.mba.com/' },
  },
  documents: {
    deed: 'collect your transcripts and draft your statement',
    takes: 'Your college office for the transcripts; a quiet day for the statement.',
    link: {
      label: 'How to write the statement',
      path: '/blog/how-to-write-a-statement-of-purpose',
    },
  },
  letters: {
    deed: 'ask for your recommendation letters',
    takes: 'Your CV, your courses and their dates, for each referee.',
    link: ASK_US,
  },
  deadline: {
    deed: 'send your applications',
    takes: 'Papers, scores, letters, the fees; and the day that each university names.',
    link: { label: 'Have us check them first', path: '/contact#consultation' },
  },
  results: {
    deed: 'compare your offers',
    takes: 'Each offer with its conditions. Ask where no answer has come.',
    link: { label: 'Who could fund it', path: '/tools#scholarship-finder' },
  },
  visa: {
    deed: 'apply for your visa',
    takes: 'The papers of your university, proof of money and a passport.',
    link: VISA_PAPERS,
  },
  'pre-departure': {
    deed: 'book your travel and housing',
    takes: 'Your visa, insurance and originals for the hand luggage.',
    link: VISA_PAPERS,
  },
  start: {
    deed: 'begin your course',
    takes: 'A few days to settle in.',
    link: null,
  },
};

/** What a step of a plan asks of her. */
export function findDeed({ languageTest }: TimelinePlan, step: StepId): Deed {
  if (step !== 'language-test') return DEEDS[step];
  return {
    deed: `book the ${languageTest}`,
    takes: 'A passport, the fee and a free day.',
    link: { label: 'Find a day', href: BOOKING[languageTest] },
  };
}
