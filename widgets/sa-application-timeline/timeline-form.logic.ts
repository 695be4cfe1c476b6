import type { Season } from '../content/countries/country.ts';
import type { LanguageTest, TimelineLevel, TimelinePlan } from './timeline-plan.ts';

interface Option<T extends string> {
  value: T;
  label: string;
}

export const timelineLevels: readonly Option<TimelineLevel>[] = [
  { value: 'bachelors', label: 'Bachelors' },
  { value: 'masters', label: 'Masters' },
  { value: 'mba', label: 'MBA' },
  { value: 'phd', label: 'PhD' },
];

export const seasons: readonly Option<Season>[] = [
  { value: 'fall', label: 'Fall (September)' },
  { value: 'spring', label: 'Spring (February)' },
  { value: 'summer', label: 'Summer (June)' },
  { value: 'winter', label: 'Winter (January)' },
];

export const languageTests: readonly LanguageTest[] = [
  'IELTS',
  'TOEFL',
  'PTE Academic',
  'Duolingo English Test',
];

const YEAR_LIMITS = { min: 2023, max: 2100 };

export const timelineFields = [
  'country',
  'level',
  'season',
  'startYear',
  'includesTests',
  'languageTest',
  'includesGmat',
] as const;

export type TimelineField = (typeof timelineFields)[number];

/** What stands in the form, as text; a box is `on` when ticked and `''` when not. */
export type TimelineFormValues = Record<TimelineField, string>;

export function defaultTimelineValues(now: Date): TimelineFormValues {
  return {
    country: '',
    level: '',
    season: 'fall',
    startYear: String(now.getFullYear() + 1),
    includesTests: 'on',
    languageTest: 'IELTS',
    includesGmat: '',
  };
}

/** The form that a plan comes from. */
export function toFormValues(plan: TimelinePlan): TimelineFormValues {
  return {
    ...plan,
    startYear: String(plan.startYear),
    includesTests: toBox(plan.includesTests),
    includesGmat: toBox(plan.includesGmat),
  };
}

const toBox = (isTicked: boolean) => (isTicked ? 'on' : '');

/** The start years to choose from: next year and the two after it. */
export function offerStartYears(now: Date): number[] {
  return [1, 2, 3].map((years) => now.getFullYear() + years);
}

interface Issue {
  field: TimelineField;
  message: string;
}

interface Checked {
  /** In the order of the fields. */
  issues: Issue[];
  /** Undefined when there are issues. */
  value: TimelinePlan | undefined;
}

/**
 * Turns the form into a plan, or into the specification's messages. The boxes and the language test
 * may be missing: tests are then included, and IELTS is the test. An unknown country is for
 * `buildTimeline` to refuse.
 */
export function parseTimelineForm(values: Readonly<Record<string, string>>): Checked {
  const { country = '', startYear = '', includesTests = 'on', includesGmat = '' } = values;
  const level = timelineLevels.find(({ value }) => value === values.level)?.value;
  const season = seasons.find(({ value }) => value === values.season)?.value;
  const issues = [
    !country && issue('country', 'Country is required'),
    !level && issue('level', 'Program level is required'),
    !season && issue('season', 'Start season is required'),
    checkYear(startYear),
  ].filter((found) => !!found);
  if (issues.length || !level || !season) return { issues, value: undefined };
  const plan = {
    country,
    level,
    season,
    startYear: Number(startYear),
    includesTests: includesTests === 'on',
    languageTest: languageTests.find((test) => test === values.languageTest) ?? 'IELTS',
    includesGmat: includesGmat === 'on',
  } as const;
  return { issues, value: plan };
}

function issue(field: TimelineField, message: string): Issue {
  return { field, message };
}

/** Above the limit a calendar file could not hold the dates, and the year is a slip anyway. */
function checkYear(text: string): Issue | undefined {
  const year = Number(text);
  if (year > YEAR_LIMITS.max) return issue('startYear', 'Year must be 2100 or earlier');
  return Number.isInteger(year) && year >= YEAR_LIMITS.min
    ? undefined
    : issue('startYear', 'Year must be 2023 or later');
}
