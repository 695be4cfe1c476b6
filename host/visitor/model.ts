import type { CalendarDay } from '../../widgets/kit/rules/calendar-day.ts';
import { addDays } from '../../widgets/kit/rules/day-arithmetic.ts';

/** The choices that an estimate depends on. */
const PRICED = ['country', 'programLevel', 'duration', 'accommodation', 'lifestyle'];

/** The choices that a visitor has made so far, which the plan must have. */
export interface Told {
  choices: Record<string, string>;
  hasEstimate: boolean;
}
export const NOTHING: Told = { choices: {}, hasEstimate: false };

/** A changed choice removes the estimate that depended on it. */
export function tell(plan: Told, choices: Told['choices'], isEstimate = false): Told {
  const before: Told['choices'] = plan.choices;
  const differs = (name: string) => before[name] && choices[name] && before[name] !== choices[name];
  return {
    choices: { ...before, ...choices },
    hasEstimate: isEstimate || (plan.hasEstimate && !PRICED.some(differs)),
  };
}

export interface Step {
  title: string;
  /** YYYY-MM */
  month: string;
  isDone: boolean;
  isCritical: boolean;
}

/** Number of overdue steps that a timeline lists above its own list. */
const LISTED = 3;

/** The sentence that a timeline must show about its open steps. */
export function alarmOf(steps: readonly Step[], month: string): RegExp {
  const open = steps.filter(({ isDone }) => !isDone);
  const past = open.filter((step) => step.month < month);
  if (past.some(({ title }) => /deadline|start/.test(title))) return /Too late for this intake/;
  if (past.length > 0) {
    const counted = past.length > LISTED ? `${LISTED} of ${past.length}` : past.length;
    return new RegExp(`This week: (?!nothing).* Catch up first \\(${counted}\\)`);
  }
  if (open.some((step) => step.month === month)) return /This week: (?!nothing).* This month/;
  return open.length > 0 ? /nothing is due\. Next:/ : /Every step of this plan is done/;
}

/** The length of the run of days that ends with the last one. */
export function streakOf(days: ReadonlySet<CalendarDay>): number {
  const [last = ''] = [...days].sort().reverse();
  let streak = 0;
  while (last && days.has(addDays(last, -streak))) streak += 1;
  return streak;
}
