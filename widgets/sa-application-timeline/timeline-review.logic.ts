import type { Country, Season } from '../content/countries/country.ts';
import { compareDays, countMonths } from '../kit/rules/day-arithmetic.ts';
import { labelOf } from '../kit/rules/options.ts';
import {
  buildTimeline,
  startOf,
  type Timeline,
  type TimelineEvent,
} from './application-timeline.logic.ts';
import { SEASONS } from './timeline-form.logic.ts';
import type { StepId } from './timeline-steps.logic.ts';

interface Notice {
  id: 'start-passed' | 'steps-passed' | 'visa-late' | 'short-plan' | 'other-intakes';
  text: string;
}

export interface Intake {
  season: Season;
  startYear: number;
  /** `Winter (January) 2028`. */
  label: string;
}

export interface Review {
  notices: Notice[];
  /**
   * If the plan does not work: the next intake that does and, if it is another, the next one in the
   * same season. Empty if the plan works.
   */
  nextIntakes: Intake[];
}

/** Our advice, as on the contact page. */
const ADVISED_MONTHS = 12;

/** How far to look for an intake: winter works for every country, from a year ahead. */
const YEARS_AHEAD = 3;

/** Finds the notices that a visitor should read before following a timeline. */
export function reviewTimeline(
  countries: readonly Country[],
  timeline: Timeline,
  now: Date,
): Review {
  const problems = findProblems(timeline);
  return {
    notices: [...problems, ...findShortPlan(timeline), ...findOtherIntakes(timeline)],
    nextIntakes: problems.length ? findNextIntakes(countries, timeline, now) : [],
  };
}

/** Problems that keep a plan from working. */
function findProblems(timeline: Timeline): Notice[] {
  return [...findPassed(timeline), ...findLateVisa(timeline)];
}

function findPassed(timeline: Timeline): Notice[] {
  if (eventOf(timeline, 'start').isDatePassed)
    return [{ id: 'start-passed', text: 'The start of this plan is already past.' }];
  // The agenda counts those that are not done.
  return timeline.events.some(({ isDatePassed }) => isDatePassed)
    ? [{ id: 'steps-passed', text: 'The first steps of this plan are already past.' }]
    : [];
}

/** With a lead of 4 months the visa shares a month with pre-departure; with 3 it comes later. */
function findLateVisa(timeline: Timeline): Notice[] {
  const { date, formattedDate } = eventOf(timeline, 'visa');
  const order = compareDays(date, eventOf(timeline, 'pre-departure').date);
  if (order < 0) return [];
  const when = order
    ? 'after pre-departure preparation'
    : 'together with pre-departure preparation';
  const text = `The visa application falls in ${formattedDate}, ${when}. That leaves little time for it.`;
  return [{ id: 'visa-late', text }];
}

function findShortPlan({ events, start }: Timeline): Notice[] {
  const months = events[0] ? countMonths(events[0].date, start) : 0;
  if (months >= ADVISED_MONTHS) return [];
  const text = `This plan begins ${months} months before the start. We advise at least ${ADVISED_MONTHS}.`;
  return [{ id: 'short-plan', text }];
}

function findOtherIntakes({ country: { intakeNote } }: Timeline): Notice[] {
  return intakeNote ? [{ id: 'other-intakes', text: intakeNote.text }] : [];
}

function findNextIntakes(
  countries: readonly Country[],
  { plan, start }: Timeline,
  now: Date,
): Intake[] {
  const firstYear = Math.max(plan.startYear, now.getFullYear());
  const years = [...Array(YEARS_AHEAD).keys()].map((index) => firstYear + index);
  const feasible = years
    .flatMap((startYear) => SEASONS.map(({ value: season }) => ({ ...plan, season, startYear })))
    .filter((candidate) => compareDays(startOf(candidate), start) > 0)
    .sort((a, b) => compareDays(startOf(a), startOf(b)))
    .filter((candidate) => !findProblems(buildTimeline(countries, candidate, now)).length);
  const next = [feasible[0], feasible.find(({ season }) => season === plan.season)];
  return [...new Set(next)].filter((intake) => !!intake).map(toIntake);
}

function toIntake({ season, startYear }: { season: Season; startYear: number }): Intake {
  const label = labelOf(SEASONS, season);
  return { season, startYear, label: `${label} ${startYear}` };
}

function eventOf({ events }: Timeline, id: StepId): TimelineEvent {
  const found = events.find((event) => event.id === id);
  if (!found) throw new Error(`A timeline has the step ${id}`);
  return found;
}
