import type { PlanResults } from '../../../worker/contract/plan.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';
import { addDays } from '../rules/day-arithmetic.ts';
import { dateNextStep } from './plan-words.logic.ts';

/**
 * The next step of a plan that is overdue, or due within a week from today, in words; empty for any other.
 * As in its timeline, a step is planned by the month, and overdue after it.
 */
export function describeDueStep(step: PlanResults['nextStep'], today: CalendarDay): string {
  if (step.state === 'too-late' || step.day >= addDays(today, 7)) return '';
  const isOverdue = step.day.slice(0, 7) < today.slice(0, 7);
  return dateNextStep({ ...step, ...(isOverdue && { state: 'overdue' }) });
}
