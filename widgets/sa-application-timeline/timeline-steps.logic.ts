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
  /** What the months count from. */
  anchor: 'deadline' | 'start';
  /** Months after the anchor; negative for before. */
  months: number;
  critical: boolean;
  /** Its date rests on a test that the plan leaves out. */
  isAssumed?: boolean;
}

/** The steps of a plan in the specification's order (section 9), which decides ties. */
export function listSteps(plan: TimelinePlan, leadMonths: number): TimelineStep[] {
  return [
    research,
    ...(plan.includesTests ? [languageTest(plan)] : []),
    ...(plan.level === 'masters' || plan.level === 'phd' ? [gre(plan)] : []),
    ...(plan.level === 'mba' && plan.includesGmat ? [gmat] : []),
    documents,
    letters,
    deadline(leadMonths),
    results,
    visa,
    preDeparture,
    start,
  ];
}

const research: TimelineStep = {
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
  description: `Sit the ${test}. There is still time to sit it again for a higher score.`,
  anchor: 'deadline',
  months: -5,
  critical: true,
});

/** A month after the language test, whose month stands even where the plan leaves the test out. */
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

const gmat: TimelineStep = {
  id: 'gmat',
  type: 'test',
  title: 'GMAT test',
  description: 'Sit the GMAT. Check if required first: some business schools take the GRE instead.',
  anchor: 'deadline',
  months: ENTRANCE_TEST_MONTHS,
  critical: true,
};

const documents: TimelineStep = {
  id: 'documents',
  type: 'documents',
  title: 'Prepare documents',
  description: 'Collect transcripts and certificates. Draft your CV and statement of purpose.',
  anchor: 'deadline',
  months: -4,
  critical: false,
};

const letters: TimelineStep = {
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

const results: TimelineStep = {
  id: 'results',
  type: 'application',
  title: 'Admissions results',
  description: 'Most answers arrive about now. Compare offers, conditions and funding.',
  anchor: 'deadline',
  months: 2,
  critical: false,
};

const visa: TimelineStep = {
  id: 'visa',
  type: 'visa',
  title: 'Student visa application',
  description: 'Apply as soon as you hold the papers that your university sends you.',
  anchor: 'deadline',
  months: 3,
  critical: true,
};

const preDeparture: TimelineStep = {
  id: 'pre-departure',
  type: 'preparation',
  title: 'Pre-departure preparation',
  description: 'Book travel and housing, arrange money and insurance, and pack your originals.',
  anchor: 'start',
  months: -1,
  critical: false,
};

const start: TimelineStep = {
  id: 'start',
  type: 'preparation',
  title: 'Program start',
  description: 'Your programme begins. Plan to arrive some days before.',
  anchor: 'start',
  months: 0,
  critical: true,
};
