/** The task of a step of the timeline, worded for a list of things to do. */
export interface Task {
  /** After "This week:", `book the IELTS`. */
  task: string;
  /** Requirements of the task. */
  takes: string;
  /** Place to do it: a path of our own site or an address of another; null if there is none. */
  link: { label: string; path: string } | { label: string; href: string } | null;
}

/** Booking page of each language test. */
export const bookings = {
  IELTS: 'https://ielts.org/',
  TOEFL: 'https://www.ets.org/toefl.html',
  'PTE Academic': 'https://www.pearsonpte.com/',
  'Duolingo English Test': 'https://englishtest.duolingo.com/',
} as const;

const VISA_PAPERS = { label: 'See the papers you need', path: '/tools#visa-requirements' };
const ASK_US = { label: 'Ask us', path: '/contact#consultation' };

/** By step, but for the language test, whose name and booking differ. */
export const tasks = {
  research: {
    task: 'narrow your list to 5-8 universities',
    takes: 'Entry rules, fees and what living there costs.',
    link: { label: 'Compare the costs', path: '/tools?cost-tab=afford#cost-calculator' },
  },
  gre: {
    task: 'book the GRE, if your courses ask for it',
    takes: 'A passport, the fee and weeks of practice.',
    link: { label: 'Book at ETS', href: 'https://www.ets.org/gre.html' },
  },
  gmat: {
    task: 'book the GMAT, if your schools ask for it',
    takes: 'A passport, the fee and weeks of practice.',
    link: { label: 'Book at mba.com', href: 'https://www.mba.com/' },
  },
  documents: {
    task: 'collect your transcripts and draft your statement',
    takes: 'Your college office for the transcripts; a quiet day for the statement.',
    link: {
      label: 'How to write the statement',
      path: '/blog/how-to-write-a-statement-of-purpose',
    },
  },
  letters: {
    task: 'ask for your recommendation letters',
    takes: 'Your CV, your courses and their dates, for each referee.',
    link: ASK_US,
  },
  deadline: {
    task: 'send your applications',
    takes: 'Papers, scores, letters and fees, by the date that each university sets.',
    link: { label: 'Let us check them first', path: '/contact#consultation' },
  },
  results: {
    task: 'compare your offers',
    takes: 'Each offer with its conditions. Ask the universities that have not answered.',
    link: { label: 'Who could fund it', path: '/tools#scholarship-finder' },
  },
  visa: {
    task: 'apply for your visa',
    takes: 'The papers from your university, proof of money and a passport.',
    link: VISA_PAPERS,
  },
  'pre-departure': {
    task: 'book your travel and housing',
    takes: 'Your visa, your insurance, and your originals in your hand luggage.',
    link: VISA_PAPERS,
  },
  start: {
    task: 'begin your course',
    takes: 'A few days to settle in.',
    link: null,
  },
} as const satisfies Readonly<Record<string, Task>>;
