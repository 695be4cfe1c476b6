import type { AccommodationType, Country, ProgramLevel } from '../content/countries/country.ts';
import type { CostPlan, Lifestyle } from './cost-plan.ts';

interface Option<T extends string> {
  value: T;
  label: string;
}

export const programLevels: readonly Option<ProgramLevel>[] = [
  { value: 'bachelors', label: 'Bachelors' },
  { value: 'masters', label: 'Masters' },
  { value: 'phd', label: 'PhD' },
  { value: 'diploma', label: 'Diploma' },
];

export const accommodationTypes: readonly Option<AccommodationType>[] = [
  { value: 'oncampus', label: 'On campus' },
  { value: 'shared', label: 'Shared flat' },
  { value: 'private', label: 'Private flat' },
  { value: 'homestay', label: 'Homestay' },
];

export const lifestyles: readonly Option<Lifestyle>[] = [
  { value: 'budget', label: 'Budget' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'premium', label: 'Premium' },
];

export const DURATION_LIMITS = { min: 1, max: 5, step: 1 } as const;

export const costFields = [
  'country',
  'city',
  'program',
  'duration',
  'accommodation',
  'lifestyle',
] as const;

export type CostField = (typeof costFields)[number];

/** What stands in the form, as text. */
export type CostFormValues = Record<CostField, string>;

export const defaultCostValues: CostFormValues = {
  country: '',
  city: '',
  program: '',
  duration: '1',
  accommodation: 'shared',
  lifestyle: 'moderate',
};

interface Issue {
  field: CostField;
  message: string;
}

interface Checked {
  /** In the order of the fields. */
  issues: Issue[];
  /** Undefined when there are issues. */
  value: CostPlan | undefined;
}

/**
 * Turns the form into a plan, or into the specification's messages. A city that is not in the
 * chosen country is left out; an unknown country is for `estimateCosts` to refuse.
 */
export function parseCostForm(
  values: Readonly<Record<string, string>>,
  countries: readonly Country[],
): Checked {
  const { country = '', duration = '' } = values;
  const program = findValue(programLevels, values.program);
  const accommodation = findValue(accommodationTypes, values.accommodation);
  const lifestyle = findValue(lifestyles, values.lifestyle);

  const issues = [
    !country && issue('country', 'Please select a country'),
    !program && issue('program', 'Please select a program'),
    checkDuration(duration),
    !accommodation && issue('accommodation', 'Please select an accommodation type'),
    !lifestyle && issue('lifestyle', 'Please select a lifestyle'),
  ].filter((found) => !!found);
  if (issues.length || !program || !accommodation || !lifestyle)
    return { issues, value: undefined };

  const city = hasCity(countries, country, values.city ?? '') ? (values.city ?? '') : '';
  const years = Number(duration);
  return { issues, value: { country, city, program, years, accommodation, lifestyle } };
}

function issue(field: CostField, message: string): Issue {
  return { field, message };
}

/** What is wrong with a number of years. Number() makes a blank 0, so it counts as below 1. */
export function checkDuration(duration: string): Issue | undefined {
  const years = Number(duration);
  if (years < DURATION_LIMITS.min) return issue('duration', 'Duration must be at least 1');
  if (years > DURATION_LIMITS.max) return issue('duration', 'Duration can be at most 5');
  return Number.isInteger(years)
    ? undefined
    : issue('duration', 'Duration must be a whole number of years');
}

/** Whether a city is in a country's list: a city of another country never stays chosen. */
export function hasCity(countries: readonly Country[], code: string, city: string): boolean {
  const country = countries.find((candidate) => candidate.code === code);
  return !!country?.cities.list.some(({ name }) => name === city);
}

/** The value of an option, if there is one like it. */
export function findValue<T extends string>(
  options: readonly Option<T>[],
  value = '',
): T | undefined {
  return options.find((option) => option.value === value)?.value;
}
