import { type Checked, type Issue, issue } from '../kit/rules/checked.ts';
import { findValue } from '../kit/rules/options.ts';
import { fields, type TimelineFormValues } from './application-timeline.api.ts';
import type { TimelinePlan } from './timeline-plan.ts';

export const { options: TIMELINE_LEVELS } = fields.programLevel;
export const { options: SEASONS } = fields.season;
export const { values: LANGUAGE_TESTS } = fields.testType;

const YEAR_LIMITS = { min: 2023, max: 2100 };

type TimelineField = keyof TimelineFormValues;

/** The form values of a plan. */
export function toFormValues(plan: TimelinePlan) {
  return {
    country: plan.country,
    programLevel: plan.level,
    season: plan.season,
    year: String(plan.startYear),
    languageTests: toBox(plan.includesTests),
    testType: plan.languageTest,
    gmat: toBox(plan.includesGmat),
  } satisfies TimelineFormValues;
}

/** The choices of a timeline for the plan of all tools. */
export function toChoices(plan: TimelinePlan) {
  const { country, programLevel, season, year, testType } = toFormValues(plan);
  return { country, programLevel, season, year, ...(plan.includesTests && { testType }) };
}

const toBox = (isTicked: boolean) => (isTicked ? 'on' : 'off');

/** The start years to choose from: next year and the two after it. */
export function offerStartYears(now: Date): number[] {
  return [1, 2, 3].map((years) => now.getFullYear() + years);
}

/** Turns a relative year such as `+1` into a calendar year. */
export function toCalendarYear(year: string, now: Date): string {
  return /^\+[1-3]$/.test(year) ? String(now.getFullYear() + Number(year)) : year;
}

/**
 * Turns the form into a plan, or into the specification's messages. The checkboxes and the language
 * test may be missing: tests are then included, and the test is IELTS. `buildTimeline` refuses
 * unknown countries.
 */
export function parseTimelineForm(
  values: Readonly<Partial<Record<TimelineField, string>>>,
): Checked<TimelinePlan, TimelineField> {
  const { country = '', year = '', languageTests: tests = 'on', gmat = '' } = values;
  const level = findValue(TIMELINE_LEVELS, values.programLevel);
  const season = findValue(SEASONS, values.season);
  const issues = [
    !country && issue('country', 'Country is required'),
    !level && issue('programLevel', 'Program level is required'),
    !season && issue('season', 'Start season is required'),
    checkYear(year),
  ].filter((found) => !!found);
  if (issues.length || !level || !season) return { issues, value: undefined };
  const plan = {
    country,
    level,
    season,
    startYear: Number(year),
    includesTests: tests === 'on',
    languageTest: LANGUAGE_TESTS.find((test) => test === values.testType) ?? 'IELTS',
    includesGmat: gmat === 'on',
  } as const;
  return { issues, value: plan };
}

/** Later dates do not fit into a calendar file, and are a slip anyway. */
function checkYear(text: string): Issue<TimelineField> | undefined {
  const year = Number(text);
  if (year > YEAR_LIMITS.max) return issue('year', 'Year must be 2100 or earlier');
  return Number.isInteger(year) && year >= YEAR_LIMITS.min
    ? undefined
    : issue('year', 'Year must be 2023 or later');
}
