import type { TimelinePlan } from './timeline-plan.ts';

export type EventType = 'test' | 'application' | 'documents' | 'visa' | 'preparation';

export type StepId =
  | 'research'
  | 'language-test'
  | 'gre'
  | 'gmat'
  | 'documents'
  | 'letters'
  | 'deadline'
  | 'results'
  | 'visa'
  | 'pre-departure'
  | 'start';

export interface TimelineStep {
  id: StepId;
  type: EventType;
  title: string;
  description: string;
  /** The date that the months count from. */
  anchor: 'deadline' | 'start';
  /** Months after the anchor; negative means before it. */
  months: number;
  critical: boolean;
  /** Added to the description until the date has passed. */
  whileAhead?: string;
  /** Whether the date depends on a test that the plan leaves out. */
  isAssumed?: boolean;
}

/** The steps of a plan in the specification's order (section 9), which decides ties. */
export function listSteps(plan: TimelinePlan, leadMonths: number): TimelineStep[] {
  return [
    RESEARCH_STEP,
    ...(plan.includesTests ? [languageTest(plan)] : []),
    ...(plan.level === 'masters' || plan.level === 'phd' ? [gre(plan)] : []),
    ...(plan.level === 'mba' && plan.includesGmat ? [GMAT_STEP] : []),
    DOCUMENTS_STEP,
    LETTERS_STEP,
    deadline(leadMonths),
    RESULTS_STEP,
    VISA_STEP,
    PRE_DEPARTURE_STEP,
    START_STEP,
  ];
}

const RESEARCH_STEP: TimelineStep = {
  id: 'research',
  type: 'preparation',
  title: 'Research universities',
  description: 'Compare courses, entry rules and fees, and narrow your list to 5-8 universities.',
  anchor: 'deadline',
  months: -6,
  critical: false,
};

const languageTest = ({ languageTest: test }: TimelinePlan): TimelineStep => ({
  id: 'language-test',
  type: 'test',
  title: `Language test: ${test}`,
  description: `Sit the ${test}.`,
  whileAhead: 'There is still time to sit it again for a higher score.',
  anchor: 'deadline',
  months: -5,
  critical: true,
});

/** One month after the language test's slot, even when the plan has no test. */
const ENTRANCE_TEST_MONTHS = -4;

const gre = ({ includesTests }: TimelinePlan): TimelineStep => ({
  id: 'gre',
  type: 'test',
  title: 'GRE test',
  description: [
    'Sit the GRE. Check if required first: many courses do not ask for it.',
    ...(includesTests ? [] : ['The month assumes a language test one month before.']),
  ].join(' '),
  anchor: 'deadline',
  months: ENTRANCE_TEST_MONTHS,
  critical: true,
  isAssumed: !includesTests,
});

const GMAT_STEP: TimelineStep = {
  id: 'gmat',
  type: 'test',
  title: 'GMAT test',
  description: 'Sit the GMAT. Check if required first: some business schools take the GRE instead.',
  anchor: 'deadline',
  months: ENTRANCE_TEST_MONTHS,
  critical: true,
};

const DOCUMENTS_STEP: TimelineStep = {
  id: 'documents',
  type: 'documents',
  title: 'Prepare documents',
  description: 'Collect transcripts and certificates. Draft your CV and statement of purpose.',
  anchor: 'deadline',
  months: -4,
  critical: false,
};

const LETTERS_STEP: TimelineStep = {
  id: 'letters',
  type: 'documents',
  title: 'Request recommendation letters',
  description: 'Ask your referees now. Give each of them your CV, your courses and the dates.',
  anchor: 'deadline',
  months: -3,
  critical: true,
};

const deadline = (leadMonths: number): TimelineStep => ({
  id: 'deadline',
  type: 'application',
  title: 'Application submission deadline',
  description:
    `Send all your applications. This is a planning date, ${leadMonths} months before the start: ` +
    'each university sets its own deadline, so check yours.',
  anchor: 'deadline',
  months: 0,
  critical: true,
});

const RESULTS_STEP: TimelineStep = {
  id: 'results',
  type: 'application',
  title: 'Admissions results',
  description: 'Most answers arrive about now. Compare offers, conditions and funding.',
  anchor: 'deadline',
  months: 2,
  critical: false,
};

const VISA_STEP: TimelineStep = {
  id: 'visa',
  type: 'visa',
  title: 'Student visa application',
  description: 'Apply as soon as you have the papers that your university sends you.',
  anchor: 'deadline',
  months: 3,
  critical: true,
};

const PRE_DEPARTURE_STEP: TimelineStep = {
  id: 'pre-departure',
  type: 'preparation',
  title: 'Pre-departure preparation',
  description: 'Book travel and housing, arrange money and insurance, and pack your originals.',
  anchor: 'start',
  months: -1,
  critical: false,
};

const START_STEP: TimelineStep = {
  id: 'start',
  type: 'preparation',
  title: 'Program start',
  description: 'Your course begins. Plan to arrive a few days early.',
  anchor: 'start',
  months: 0,
  critical: true,
};
