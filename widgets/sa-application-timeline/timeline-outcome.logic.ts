import type { Country } from '../content/countries/country.ts';
import { formatJson } from '../kit/rules/json.ts';
import { buildTimeline, type Timeline } from './application-timeline.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';

/** The answer to the last attempt. */
export type Outcome = { timeline: Timeline; now: Date } | 'error';

export function makeOutcome(countries: readonly Country[], plan: TimelinePlan, now: Date) {
  return { timeline: buildTimeline(countries, plan, now), now };
}

/** The same plan as of a later day. */
export function renewOutcome(
  countries: readonly Country[],
  outcome: Outcome | undefined,
  now: Date,
): Outcome | undefined {
  return typeof outcome === 'object' && outcome.now < now
    ? makeOutcome(countries, outcome.timeline.plan, now)
    : outcome;
}

/** How an outcome relates to the form, whose plan is undefined while it is invalid. */
export function stateOf(outcome: Outcome | undefined, plan: TimelinePlan | undefined) {
  if (!outcome) return 'empty';
  if (outcome === 'error') return 'error';
  return formatJson(plan) === formatJson(outcome.timeline.plan) ? 'ready' : 'stale';
}
