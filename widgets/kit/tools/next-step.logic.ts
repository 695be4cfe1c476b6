/** The part of a plan that the rule reads. */
interface KnownPlan {
  choices: { country?: string };
  results: {
    estimate?: unknown;
    shortlist?: unknown;
    nextStep?: unknown;
    visaTicks?: unknown;
    bestScores?: Readonly<Record<string, number>>;
    bands?: Readonly<Record<string, { low: number; high: number }>>;
  };
}

/** Ids of the tools, in the order of the way: costs, funding, dates, English, visa. */
const WAY = [
  'cost-calculator',
  'scholarship-finder',
  'application-timeline',
  'toefl-mock-exam',
  'visa-requirements',
] as const;

/** A tool at whose end a next step is offered. */
export type NextFrom = (typeof WAY)[number] | 'vocabulary-practice' | 'visa-interview-simulator';

export interface NextStep {
  /** Id of a tool; `talk` for a conversation. */
  to: NextFrom | 'talk';
  label: string;
  /** Opens the side of the tool that the label names. */
  query: string;
}

const LABELS: Readonly<Record<NextStep['to'], string>> = {
  'cost-calculator': 'Next: what can I afford?',
  'scholarship-finder': 'Next: who could fund it?',
  'application-timeline': 'Next: plan your dates',
  'toefl-mock-exam': 'Next: check your English',
  'vocabulary-practice': 'Next: more words for the exam',
  'visa-requirements': 'Next: what will the visa ask?',
  'visa-interview-simulator': 'Next: practise the interview',
  talk: 'Next: talk to us about this',
};

/** Below this scaled score out of 30 the words come first, as they do if an interval ends below this band of 6. */
const ENOUGH = 18;
const ENOUGH_BAND = 4;

/** Countries whose visa interview can be practised. */
const INTERVIEWED: readonly string[] = ['us', 'uk', 'au', 'ca', 'de'];

/** The tool of the way before which a tool beside it joins. */
const JOINS: Partial<Record<NextFrom, (typeof WAY)[number]>> = {
  'vocabulary-practice': 'toefl-mock-exam',
  'visa-interview-simulator': 'visa-requirements',
};

/**
 * The next step, by the plan and the visitor's place. After a low score come the words, after the visa
 * its interview if there is one. Otherwise it is the first open question ahead, then the first
 * skipped one; with all answered, a conversation.
 *
 * @param from The tool with the result; null for the plan as a whole.
 */
export function chooseNext(from: NextFrom | null, { choices, results }: KnownPlan): NextStep {
  const scores = Object.values(results.bestScores ?? {});
  const bands = Object.values(results.bands ?? {});
  const isWeak =
    scores.some((score) => score < ENOUGH) || bands.some(({ high }) => high < ENOUGH_BAND);
  const isAnswered: Readonly<Record<(typeof WAY)[number], boolean>> = {
    'cost-calculator': !!results.estimate,
    'scholarship-finder': !!results.shortlist,
    'application-timeline': !!results.nextStep,
    'toefl-mock-exam': scores.length + bands.length > 0,
    'visa-requirements': !!results.visaTicks,
  };
  const { country = '' } = choices;
  if (from === 'toefl-mock-exam' && isWeak) return nameStep('vocabulary-practice');
  if (from === 'visa-requirements' && INTERVIEWED.includes(country))
    return nameStep('visa-interview-simulator');
  const place = findPlace(from);
  const ahead = [...WAY.slice(place), ...WAY.slice(0, place)];
  return nameStep(ahead.find((tool) => tool !== from && !isAnswered[tool]) ?? 'talk');
}

const nameStep = (to: NextStep['to']): NextStep => ({
  to,
  label: LABELS[to],
  query: to === 'cost-calculator' ? '?cost-tab=afford' : '',
});

/** Index of the next tool on the way. */
function findPlace(from: NextFrom | null): number {
  const joined = from && JOINS[from];
  return joined ? WAY.indexOf(joined) : WAY.indexOf(from as never) + 1;
}
