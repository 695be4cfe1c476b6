import { readList } from '../kit/rules/json.ts';
import { identifyPlan, type TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';

/**
 * Steps that are done in all plans once they are done in one: a test is sat once, and the papers stay
 * the same. Deadlines, results, visa and departure belong to one plan.
 */
const SHARED: readonly StepId[] = ['language-test', 'gre', 'gmat', 'documents', 'letters'];

/** The stored ticks in a value of any shape. */
export function readTicks(stored: unknown): string[] {
  return readList(stored).filter((tick) => typeof tick === 'string');
}

/** `us-masters-fall-2027:deadline`; `any:language-test:IELTS` for steps that plans share. */
function nameTick(plan: TimelinePlan, step: StepId): string {
  if (!SHARED.includes(step)) return `${identifyPlan(plan)}:${step}`;
  return step === 'language-test' ? `any:${step}:${plan.languageTest}` : `any:${step}`;
}

/** Whether a step of a plan is ticked. */
export function isTicked(ticks: readonly string[], plan: TimelinePlan, step: StepId): boolean {
  return ticks.includes(nameTick(plan, step));
}

/** The ticks after a step of a plan was ticked, or its tick taken away. */
export function setTick(
  ticks: readonly string[],
  plan: TimelinePlan,
  step: StepId,
  isDone: boolean,
): string[] {
  const name = nameTick(plan, step);
  const others = ticks.filter((tick) => tick !== name);
  return isDone ? [...others, name] : others;
}
