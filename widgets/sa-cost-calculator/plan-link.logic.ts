import type { Country } from '../content/countries/country.ts';
import { defaultCostValues } from './cost-form.logic.ts';
import type { CostPlan } from './cost-plan.ts';
import { type CostStart, findCity, matchProgramLevel, toSlug } from './cost-presets.logic.ts';
import { MAX_PLANS } from './plan-comparison.logic.ts';

/** What all parameters of the calculator begin with. */
export const PARAMETER_PREFIX = 'cost-';

/**
 * The query parameter of one plan, repeated for several:
 * `?cost-plan=us.new-york.masters.2.shared.moderate&cost-plan=de.any.masters.2`. One word of our
 * own, because `name`, `year` and others are WordPress's, and `city` may be a plugin's.
 */
export const PLAN_PARAMETER = `${PARAMETER_PREFIX}plan`;

const NO_CITY = 'any';

/** The query (`?…`, or `''`) that holds these plans alone of the calculator, and all else of `query`. */
export function writePlans(query: string, plans: readonly CostPlan[]): string {
  const parameters = new URLSearchParams(query);
  const own = [...parameters.keys()].filter((name) => name.startsWith(PARAMETER_PREFIX));
  for (const name of own) parameters.delete(name);
  for (const plan of plans) parameters.append(PLAN_PARAMETER, encodePlan(plan));
  const written = parameters.toString();
  return written && `?${written}`;
}

/** The first three plans of a query. What a plan leaves out at its end takes the default. */
export function readPlans(query: string, countries: readonly Country[]): CostStart[] {
  const texts = new URLSearchParams(query).getAll(PLAN_PARAMETER);
  return texts.slice(0, MAX_PLANS).map((text) => decodePlan(text, countries));
}

function encodePlan(plan: CostPlan): string {
  const { country, city, program, years, accommodation, lifestyle } = plan;
  const place = city ? toSlug(city) : NO_CITY;
  return [country, place, program, years, accommodation, lifestyle].join('.');
}

function decodePlan(text: string, countries: readonly Country[]): CostStart {
  const {
    0: code = '',
    1: slug = NO_CITY,
    2: level = '',
    3: duration = defaultCostValues.duration,
    4: accommodation = defaultCostValues.accommodation,
    5: lifestyle = defaultCostValues.lifestyle,
  } = text.split('.');
  const city = findCity(countries, code, slug);
  const { program, note } = matchProgramLevel(level);
  return { values: { country: code, city, program, duration, accommodation, lifestyle }, note };
}
