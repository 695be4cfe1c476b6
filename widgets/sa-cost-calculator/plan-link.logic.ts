import type { Country } from '../content/countries/country.ts';
import { type CostFormValues, defaultCostValues, matchProgramLevel } from './cost-form.logic.ts';
import type { CostPlan } from './cost-plan.ts';
import { MAX_PLANS } from './plan-comparison.logic.ts';

/**
 * The query parameter of one plan, repeated for several:
 * `?cost-plan=us.new-york.masters.2.shared.moderate&cost-plan=de.any.masters.2`. One word of our
 * own, because `name`, `year` and others are WordPress's, and `city` may be a plugin's.
 */
export const PLAN_PARAMETER = 'cost-plan';

const NO_CITY = 'any';

/** The query (`?…`, or `''`) that holds these plans and everything else that was in `query`. */
export function writePlans(query: string, plans: readonly CostPlan[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(PLAN_PARAMETER);
  for (const plan of plans) parameters.append(PLAN_PARAMETER, encodePlan(plan));
  const written = parameters.toString();
  return written && `?${written}`;
}

export interface LinkedPlan {
  /** For the form, which still has to be checked. */
  values: CostFormValues;
  /** What the visitor should know about it, or `''`. */
  note: string;
}

/** The first three plans of a query. What a plan leaves out at its end takes the default. */
export function readPlans(query: string, countries: readonly Country[]): LinkedPlan[] {
  const texts = new URLSearchParams(query).getAll(PLAN_PARAMETER);
  return texts.slice(0, MAX_PLANS).map((text) => decodePlan(text, countries));
}

function encodePlan(plan: CostPlan): string {
  const { country, city, program, years, accommodation, lifestyle } = plan;
  const place = city ? toSlug(city) : NO_CITY;
  return [country, place, program, years, accommodation, lifestyle].join('.');
}

function decodePlan(text: string, countries: readonly Country[]): LinkedPlan {
  const {
    0: code = '',
    1: slug = NO_CITY,
    2: level = '',
    3: duration = defaultCostValues.duration,
    4: accommodation = defaultCostValues.accommodation,
    5: lifestyle = defaultCostValues.lifestyle,
  } = text.split('.');
  const country = countries.find((candidate) => candidate.code === code);
  const city = country?.cities.list.find(({ name }) => toSlug(name) === slug)?.name ?? '';
  const { program, note } = matchProgramLevel(level);
  return { values: { country: code, city, program, duration, accommodation, lifestyle }, note };
}

/** `New York` is `new-york`. */
function toSlug(city: string): string {
  return city.toLowerCase().replaceAll(' ', '-');
}
