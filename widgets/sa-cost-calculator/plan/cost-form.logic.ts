import type { AccommodationType, Country, TuitionLevel } from '../../content/countries/country.ts';
import { programLevelNames } from '../../content/program-level.ts';
import { type Checked, type Issue, issue } from '../../kit/rules/checked.ts';
import { findValue, type Option } from '../../kit/rules/options.ts';
import type { CostPlan, Lifestyle } from './cost-plan.ts';

export const PROGRAM_LEVELS: readonly Option<TuitionLevel>[] = (
  ['bachelors', 'masters', 'phd', 'diploma'] as const
).map((value) => ({ value, label: programLevelNames[value] }));

export const ACCOMMODATION_TYPES: readonly Option<AccommodationType>[] = [
  { value: 'oncampus', label: 'On campus' },
  { value: 'shared', label: 'Shared flat' },
  { value: 'private', label: 'Private flat' },
  { value: 'homestay', label: 'Homestay' },
];

export const LIFESTYLES: readonly Option<Lifestyle>[] = [
  { value: 'budget', label: 'Budget' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'premium', label: 'Premium' },
];

export const DURATION_LIMITS = { min: 1, max: 5, step: 1 } as const;

/** The raw values of the form. */
export interface CostFormValues {
  country: string;
  city: string;
  programLevel: string;
  duration: string;
  accommodation: string;
  lifestyle: string;
}

type CostField = keyof CostFormValues;

export const DEFAULT_COST_VALUES: CostFormValues = {
  country: '',
  city: '',
  programLevel: '',
  duration: '1',
  accommodation: 'shared',
  lifestyle: 'moderate',
};

/** The form values of a plan. */
export function toFormValues({ program, years, ...plan }: CostPlan) {
  const duration = String(years) as '1' | '2' | '3' | '4' | '5';
  return { ...plan, programLevel: program, duration };
}

/**
 * Turns the form into a plan, or into the specification's messages. A city of another country is
 * left out; `estimateCosts` refuses unknown countries.
 */
export function parseCostForm(
  values: Readonly<Partial<CostFormValues>>,
  countries: readonly Country[],
): Checked<CostPlan, CostField> {
  const { country = '', duration = '' } = values;
  const program = findValue(PROGRAM_LEVELS, values.programLevel);
  const accommodation = findValue(ACCOMMODATION_TYPES, values.accommodation);
  const lifestyle = findValue(LIFESTYLES, values.lifestyle);

  const issues = [
    !country && issue('country', 'Please select a country'),
    !program && issue('programLevel', 'Please select a program'),
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

/**
 * The problem with a number of years, if any. Number() makes a blank 0, so it counts as below 1.
 */
export function checkDuration(duration: string): Issue<CostField> | undefined {
  const years = Number(duration);
  if (years < DURATION_LIMITS.min) return issue('duration', 'Duration must be at least 1');
  if (years > DURATION_LIMITS.max) return issue('duration', 'Duration can be at most 5');
  return Number.isInteger(years)
    ? undefined
    : issue('duration', 'Duration must be a whole number of years');
}

/** Whether a country has a city: one of another country never stays chosen. */
export function hasCity(countries: readonly Country[], code: string, city: string): boolean {
  const country = countries.find((candidate) => candidate.code === code);
  return !!country?.cities.list.some(({ name }) => name === city);
}
