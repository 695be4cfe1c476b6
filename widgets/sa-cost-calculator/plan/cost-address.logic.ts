import type { Country } from '../../content/countries/country.ts';
import { type CostFormValues, formFields, PARAMETER_PREFIX } from '../cost-calculator.api.ts';
import { findCity, toSlug } from './city.logic.ts';
import type { AccommodationBasis, CostChoice } from './cost-choice.ts';
import { parseCostForm } from './cost-form.logic.ts';
import { MAX_PLANS } from './plan-list.logic.ts';
import { matchProgramLevel } from './program-level.logic.ts';

/**
 * The query parameter of a plan, repeated for several:
 * `?cost-plan=us.new-york.masters.2.shared.moderate&cost-plan=de.any.masters.2`. A word of our own,
 * because WordPress reserves `name`, `year` and others, and a plugin may use `city`.
 */
export const CHOICE_PARAMETER = `${PARAMETER_PREFIX}plan`;

/** The open tab and the budget of the second one are no part of a plan. */
const isOfChoice = (name: string) =>
  name.startsWith(PARAMETER_PREFIX) && !/^(tab|budget)/.test(name.slice(PARAMETER_PREFIX.length));

/** How the rent of these plans is counted, if not by the specified formula. */
const BASIS_PARAMETER = `${PARAMETER_PREFIX}accommodation-basis`;

const NO_CITY = 'any';

/**
 * Replaces the parameters of plans in `query` by these plans and the reading of their rent;
 * returns `?…`, or `''`.
 */
export function writeCostChoices(
  query: string,
  plans: readonly CostChoice[],
  basis: AccommodationBasis = 'monthly',
): string {
  const parameters = new URLSearchParams(query);
  const own = [...parameters.keys()].filter(isOfChoice);
  for (const name of own) parameters.delete(name);
  for (const plan of plans) parameters.append(CHOICE_PARAMETER, encodeChoice(plan));
  if (basis !== 'monthly') parameters.set(BASIS_PARAMETER, basis);
  const written = parameters.toString();
  return written && `?${written}`;
}

/**
 * The first three plans of a query as form values, valid or not. Values missing at the end of a
 * plan take their defaults.
 */
export function readCostChoices(query: string, countries: readonly Country[]): CostFormValues[] {
  const texts = new URLSearchParams(query).getAll(CHOICE_PARAMETER);
  return texts.slice(0, MAX_PLANS).map((text) => decodeChoice(text, countries));
}

/** The plan in a link; undefined if a value is wrong. Its country may not exist. */
export function toCostChoice(
  values: CostFormValues,
  countries: readonly Country[],
): CostChoice | undefined {
  const programLevel = matchProgramLevel(values.programLevel) ?? '';
  return parseCostForm({ ...values, programLevel }, countries).value;
}

function encodeChoice(plan: CostChoice): string {
  const { country, city, programLevel, duration, accommodation, lifestyle } = plan;
  const place = city ? toSlug(city) : NO_CITY;
  return [country, place, programLevel, duration, accommodation, lifestyle].join('.');
}

function decodeChoice(text: string, countries: readonly Country[]): CostFormValues {
  const {
    0: country = '',
    1: slug = NO_CITY,
    2: programLevel = '',
    3: duration = formFields.duration.fallback,
    4: accommodation = formFields.accommodation.fallback,
    5: lifestyle = formFields.lifestyle.fallback,
  } = text.split('.');
  const [home] = countries.filter(({ code }) => code === country);
  const city = (home && findCity(slug, [home])) ?? '';
  return { country, city, programLevel, duration, accommodation, lifestyle };
}
