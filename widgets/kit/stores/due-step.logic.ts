import type { PlanResults } from '../../../worker/contract/plan.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';
import { addDays } from '../rules/day-arithmetic.ts';
import { dateNextStep } from './plan-words.logic.ts';

/** The next step of a plan that is overdue, or due within a week from today, in words; empty for any other. */
export function describeDueStep(step: PlanResults['nextStep'], today: CalendarDay): string {
  if (step.state === 'too-late' || step.day >= addDays(today, 7)) return '';
  return dateNextStep({ ...step, ...(step.day < today && { state: 'overdue' }) });
}
