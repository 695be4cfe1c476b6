import type { Plan } from '../../../worker/contract/plan.ts';
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
  /** Result of its tool in a few words; undefined until there is one. */
  answer?: string | undefined;
  /** A small line under the answer. */
  note?: string | undefined;
  /** Whether the answer is a sound one: an empty list is worded, but not stamped. */
  isStamped: boolean;
  /** Whether its day has passed: no stamp in the colour of success. */
  isLate?: boolean;
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
  /** Name of the country; empty until one is chosen. */
  destination: string;
  /** The other choices in words, the most important first. */
  chosen: readonly string[];
  stubs: Readonly<Record<StubTool, Stub>>;
}

/** Number of choices on the pass; the others are in the tools. */
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
        isLate: nextStep?.state === 'overdue',
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

/** Number of answered questions, of five. */
export const countStamps = ({ stubs }: PlanPass): number =>
  Object.values(stubs).filter(({ isStamped }) => isStamped).length;
