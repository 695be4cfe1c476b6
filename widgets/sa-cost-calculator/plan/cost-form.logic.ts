import type { Country } from '../../content/countries/country.ts';
import { type Checked, type Issue, issue } from '../../kit/rules/checked.ts';
import { findValue } from '../../kit/rules/options.ts';
import { type CostFormValues, formFields } from '../cost-calculator.api.ts';
import { hasCity } from './city.logic.ts';
import type { CostChoice } from './cost-choice.ts';
import { PROGRAM_LEVELS } from './program-level.logic.ts';

export const { options: ACCOMMODATION_TYPES } = formFields.accommodation;
export const { options: LIFESTYLES } = formFields.lifestyle;

export const { values: DURATIONS } = formFields.duration;
export const DURATION_LIMITS = {
  min: Number(DURATIONS[0]),
  max: Number(DURATIONS.at(-1)),
  step: 1,
};

type CostField = keyof CostFormValues;

/**
 * Turns the form into a plan, or into the specification's messages. A city of another country is
 * left out; `estimateCosts` refuses unknown countries.
 */
export function parseCostForm(
  values: Readonly<Partial<CostFormValues>>,
  countries: readonly Country[],
): Checked<CostChoice, CostField> {
  const { country = '' } = values;
  const programLevel = findValue(PROGRAM_LEVELS, values.programLevel);
  const duration = DURATIONS.find((years) => Number(years) === Number(values.duration));
  const accommodation = findValue(ACCOMMODATION_TYPES, values.accommodation);
  const lifestyle = findValue(LIFESTYLES, values.lifestyle);

  const issues = [
    !country && issue('country', 'Please select a country'),
    !programLevel && issue('programLevel', 'Please select a program'),
    checkDuration(values.duration ?? ''),
    !accommodation && issue('accommodation', 'Please select an accommodation type'),
    !lifestyle && issue('lifestyle', 'Please select a lifestyle'),
  ].filter((found) => !!found);
  if (!country || !programLevel || !duration || !accommodation || !lifestyle)
    return { issues, value: undefined };

  const city = hasCity(countries, country, values.city ?? '') ? (values.city ?? '') : '';
  return { issues, value: { country, city, programLevel, duration, accommodation, lifestyle } };
}

/**
 * The problem with a number of years, if any. Number() makes a blank 0, so it counts as below 1.
 */
function checkDuration(duration: string): Issue<CostField> | undefined {
  const years = Number(duration);
  if (years < DURATION_LIMITS.min) return issue('duration', 'Duration must be at least 1');
  if (years > DURATION_LIMITS.max) return issue('duration', 'Duration can be at most 5');
  return Number.isInteger(years)
    ? undefined
    : issue('duration', 'Duration must be a whole number of years');
}
