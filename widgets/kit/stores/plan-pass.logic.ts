import { count } from '../rules/plural.ts';
import type { Plan } from './plan.ts';
import {
  dateNextStep,
  describeChoices,
  describePlace,
  describeResults,
  explainYear,
  listScores,
  type PlanNames,
} from './plan-words.logic.ts';

/** A stub of the pass: one question on the way abroad. */
export interface Stub {
  label: string;
  /** What its tool found, in a few words; undefined until there is a result. */
  answer?: string | undefined;
  /** A small line under the answer. */
  note?: string | undefined;
  /** Whether the answer is one to build on: an empty list is said, but not stamped. */
  isStamped: boolean;
}

/** The tools of the five stubs, in their order. */
export type StubTool =
  | 'cost-calculator'
  | 'scholarship-finder'
  | 'application-timeline'
  | 'toefl-mock-exam'
  | 'visa-requirements';

/** A visitor's plan as a boarding pass. */
export interface PlanPass {
  /** Where to, in words; empty while no country is chosen. */
  destination: string;
  /** What else is chosen, the most telling first. */
  chosen: readonly string[];
  stubs: Readonly<Record<StubTool, Stub>>;
}

/** Choices on the pass; the others are in the tools. */
const MAX_CHOICES = 3;

export function describePass({ choices, results }: Plan, names: PlanNames): PlanPass {
  const words = describeResults(results, describePlace(choices, names));
  const { estimate, shortlist, nextStep } = results;
  const [destination = ''] = describeChoices({ country: choices.country ?? '' }, names);
  const { country: _, ...others } = choices;
  return {
    destination,
    chosen: describeChoices(others, names).slice(0, MAX_CHOICES),
    stubs: {
      'cost-calculator': {
        ...stamp('Money', words.estimate),
        note: estimate && explainYear(estimate, results.rate),
      },
      'scholarship-finder': {
        ...stamp('Funding', words.shortlist),
        isStamped: !!shortlist?.length,
      },
      'application-timeline': {
        ...stamp('Dates', nextStep && dateNextStep(nextStep)),
        isStamped: !!nextStep && nextStep.state !== 'too-late',
      },
      'toefl-mock-exam': stamp('English', listScores(results)),
      'visa-requirements': stamp('Visa', words.visaTicks),
    },
  };
}

const stamp = (label: string, answer: string | false | undefined): Stub => ({
  label,
  answer: answer || undefined,
  isStamped: !!answer,
});

/** How many of the five questions are answered. */
export const countStamps = ({ stubs }: PlanPass): number =>
  Object.values(stubs).filter(({ isStamped }) => isStamped).length;

/** What a plan's words say is not there, or no longer possible. */
const NOTHING = /^(?:no award in our list|Too late)/;

/** Of names as `writePlanText` lists them: `Vanier; Ontario Trillium and 3 more`. */
function countAwards(names = ''): string | undefined {
  if (NOTHING.test(names)) return names;
  const [, more = 0] = / and (\d+) more$/.exec(names) ?? [];
  return names && count(names.split('; ').length + Number(more), 'award');
}

/** What each line of `writePlanText` begins with, by the stub that it fills. */
const LINES: Readonly<Record<StubTool, RegExp>> = {
  'cost-calculator': /^Costs: ([^;]+?)(?:;.*)?\.$/,
  'scholarship-finder': /^Scholarships: (.+)\.$/,
  'application-timeline': /^Next step: (.+)\.$/,
  'toefl-mock-exam': /^TOEFL practice, best so far: (.+)\.$/,
  'visa-requirements': /^Visa documents: (.+)\.$/,
};

/**
 * The pass of a plan that has travelled as words (`writePlanText`). Null for any other text, which is
 * then shown as it is.
 */
export function readPass(text: string, names: PlanNames): PlanPass | null {
  const lines = text.split('\n');
  const [, choices] = /^My plan: (.+)\.$/.exec(lines[0] ?? '') ?? [];
  if (!choices) return null;
  const words = choices === 'not chosen yet' ? [] : choices.split(', ');
  const destination = words.find((word) => names.countries.some(({ name }) => name === word)) ?? '';
  const { stubs } = describePass({ choices: {}, results: {} }, names);
  const read = (tool: StubTool): Stub => {
    const found = lines.map((line) => LINES[tool].exec(line)?.[1]).find(Boolean);
    const answer = tool === 'scholarship-finder' ? countAwards(found) : found;
    return {
      ...stamp(stubs[tool].label, answer),
      isStamped: !!answer && !NOTHING.test(answer),
    };
  };
  return {
    destination,
    chosen: words.filter((word) => word !== destination).slice(0, MAX_CHOICES),
    stubs: {
      'cost-calculator': read('cost-calculator'),
      'scholarship-finder': read('scholarship-finder'),
      'application-timeline': read('application-timeline'),
      'toefl-mock-exam': read('toefl-mock-exam'),
      'visa-requirements': read('visa-requirements'),
    },
  };
}
