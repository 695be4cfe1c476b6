import type { Country } from '../../content/countries/country.ts';
import { labelOf } from '../../kit/rules/options.ts';
import { count } from '../../kit/rules/plural.ts';
import { sumLines } from '../estimate/cost-lines.logic.ts';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';
import { ACCOMMODATION_TYPES, DURATIONS, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';

/** A plan without its years, and what one of them costs: the others cost as much again. */
interface PricedPlan {
  plan: Omit<CostChoice, 'duration'>;
  yearlyUsd: number;
}

/**
 * Every place (a city, or none), level, accommodation and lifestyle: 3,168 rows, which are 15,840 plans of
 * one to five years.
 */
export function listPricedPlans(
  countries: readonly Country[],
  basis: AccommodationBasis,
): PricedPlan[] {
  return countries.flatMap((country) =>
    [undefined, ...country.cities.list].flatMap((city) =>
      PROGRAM_LEVELS.flatMap(({ value: programLevel }) =>
        ACCOMMODATION_TYPES.flatMap(({ value: accommodation }) =>
          LIFESTYLES.map(({ value: lifestyle }) => {
            const place = { country: country.code, city: city?.name ?? '' };
            const plan = { ...place, programLevel, accommodation, lifestyle };
            const context = { country, city, plan: { ...plan, duration: '1' as const }, basis };
            return { plan, yearlyUsd: sumLines(context) };
          }),
        ),
      ),
    ),
  );
}

export interface BudgetQuestion {
  programLevel: CostChoice['programLevel'];
  duration: CostChoice['duration'];
  /** Undefined until the visitor enters one: no plan counts as within it or beyond. */
  budgetUsd: number | undefined;
  /** Whether budget and amounts are for a year or for all of them. */
  per: 'year' | 'total';
  /** Choices that are already made. */
  fixed: Partial<Pick<CostChoice, 'country' | 'city' | 'accommodation' | 'lifestyle'>>;
}

/** The cheapest way to live in one city. */
export interface CityAnswer {
  plan: CostChoice;
  /** Per year or in total, as wished. */
  amountUsd: number;
  isWithin: boolean;
}

/** The next dearer option of one choice, all others unchanged. */
interface CostStep {
  choice: 'city' | 'accommodation' | 'lifestyle';
  /** `Lyon`, `Shared flat`, `Moderate`. */
  label: string;
  plan: CostChoice;
  extraUsd: number;
}

export interface CountryAnswer {
  country: Country;
  /** From the cheapest. */
  cities: readonly [CityAnswer, ...CityAnswer[]];
  /** Cost of one step up from the cheapest city, for each choice that is not fixed. */
  steps: readonly CostStep[];
}

/** How far one choice moves the amount. */
interface Swing {
  choice: string;
  lowest: { label: string; amountUsd: number };
  highest: { label: string; amountUsd: number };
}

export interface Affordability {
  /** From the country with the cheapest plan. */
  countries: readonly CountryAnswer[];
  /** The plan from which the swings start: the cheapest of all. Undefined if nothing is left. */
  start: CityAnswer | undefined;
  /** From the widest. */
  swings: readonly Swing[];
}

/** Codes of the countries that a budget reaches, from the cheapest. */
export type Reach = readonly string[];

type Choice = keyof CostChoice;

/** How many years the amounts are for. */
const factorOf = ({ per, duration }: Pick<BudgetQuestion, 'per' | 'duration'>) =>
  per === 'total' ? Number(duration) : 1;

/**
 * The rows that answer a question. To live abroad is to live in a city: without one the tables give a
 * base that is too low.
 */
const listAsked = (
  pricedPlans: readonly PricedPlan[],
  { programLevel, fixed }: BudgetQuestion,
): PricedPlan[] =>
  pricedPlans.filter(
    ({ plan }) =>
      plan.city &&
      plan.programLevel === programLevel &&
      FIXABLE.every((name) => !fixed[name] || plan[name] === fixed[name]),
  );

/** The countries that a budget reaches, by the reading of `pricedPlans`. */
export function listReached(pricedPlans: readonly PricedPlan[], question: BudgetQuestion): Reach {
  const { budgetUsd = 0 } = question;
  const within = listAsked(pricedPlans, question).filter(
    ({ yearlyUsd }) => yearlyUsd * factorOf(question) <= budgetUsd,
  );
  const sorted = within.sort((one, other) => one.yearlyUsd - other.yearlyUsd);
  return [...new Set(sorted.map(({ plan }) => plan.country))];
}

/** The plans that a budget reaches, and the nearest beyond it. */
export function findAffordable(
  pricedPlans: readonly PricedPlan[],
  countries: readonly Country[],
  question: BudgetQuestion,
): Affordability {
  const { duration, per, budgetUsd } = question;
  const isWithin = (amountUsd: number) => budgetUsd !== undefined && amountUsd <= budgetUsd;
  const toAnswer = ({ plan, yearlyUsd }: PricedPlan): CityAnswer => {
    const amountUsd = yearlyUsd * factorOf(question);
    return { plan: { ...plan, duration }, amountUsd, isWithin: isWithin(amountUsd) };
  };
  const asked = listAsked(pricedPlans, question);
  const answers = countries
    .flatMap((country): CountryAnswer[] => {
      const here = asked.filter(({ plan }) => plan.country === country.code);
      const [first, ...others] = cheapestByCity(here).map(toAnswer);
      if (!first) return [];
      const steps = (['city', 'accommodation', 'lifestyle'] as const).flatMap((choice) =>
        findStep(here, first, choice, toAnswer),
      );
      return [{ country, cities: [first, ...others], steps }];
    })
    .sort((one, other) => one.cities[0].amountUsd - other.cities[0].amountUsd);

  const start = answers[0]?.cities[0];
  return {
    countries: answers,
    start,
    swings: start ? listSwings(pricedPlans, countries, start, per) : [],
  };
}

const FIXABLE = ['country', 'city', 'accommodation', 'lifestyle'] as const;

/** The cheapest plan in each city, from the cheapest city. */
function cheapestByCity(pricedPlans: readonly PricedPlan[]): PricedPlan[] {
  const cheapest = new Map<string, PricedPlan>();
  for (const priced of pricedPlans) {
    const known = cheapest.get(priced.plan.city);
    if (!known || priced.yearlyUsd < known.yearlyUsd) cheapest.set(priced.plan.city, priced);
  }
  return [...cheapest.values()].sort((one, other) => one.yearlyUsd - other.yearlyUsd);
}

/** The cheapest plan that differs from `from` in one choice alone and costs more. */
function findStep(
  pricedPlans: readonly PricedPlan[],
  from: CityAnswer,
  choice: CostStep['choice'],
  toAnswer: (priced: PricedPlan) => CityAnswer,
): CostStep[] {
  const dearer = pricedPlans
    .filter(({ plan }) => differsOnlyIn(plan, from.plan, [choice]))
    .map(toAnswer)
    .filter(({ amountUsd }) => amountUsd > from.amountUsd);
  const [next] = dearer.sort((one, other) => one.amountUsd - other.amountUsd);
  if (!next) return [];
  const { plan, amountUsd } = next;
  return [{ choice, label: nameChoice(plan, choice), plan, extraUsd: amountUsd - from.amountUsd }];
}

/** The effect of each choice on a plan's amount, all others unchanged. */
function listSwings(
  pricedPlans: readonly PricedPlan[],
  countries: readonly Country[],
  start: CityAnswer,
  per: BudgetQuestion['per'],
): Swing[] {
  const { duration, ...rest } = start.plan;
  const factor = factorOf({ per, duration });
  const swing = (choice: Choice, options: readonly { label: string; amountUsd: number }[]) => {
    const sorted = [...options].sort((one, other) => one.amountUsd - other.amountUsd);
    const [lowest] = sorted;
    const highest = sorted.at(-1);
    return lowest && highest && highest.amountUsd > lowest.amountUsd
      ? [{ choice: SWING_NAMES[choice], lowest, highest }]
      : [];
  };
  const byChoice = (choice: Exclude<Choice, 'country' | 'duration'>) =>
    swing(
      choice,
      pricedPlans
        .filter(({ plan }) => plan.city && differsOnlyIn(plan, rest, [choice]))
        .map(({ plan, yearlyUsd }) => ({
          label: nameChoice(plan, choice),
          amountUsd: yearlyUsd * factor,
        })),
    );
  // A country has other cities, so each shows its cheapest.
  const elsewhere = pricedPlans.filter(
    ({ plan }) => plan.city && differsOnlyIn(plan, rest, ['country', 'city']),
  );
  const byCountry = countries.flatMap(({ code, name }) =>
    cheapestByCity(elsewhere.filter(({ plan }) => plan.country === code))
      .slice(0, 1)
      .map(({ yearlyUsd }) => ({ label: name, amountUsd: yearlyUsd * factor })),
  );
  const yearlyUsd = start.amountUsd / factor;
  const byYears =
    per === 'total'
      ? DURATIONS.map(Number).map((years) => ({
          label: count(years, 'year'),
          amountUsd: yearlyUsd * years,
        }))
      : [];
  return [
    ...swing('country', byCountry),
    ...byChoice('city'),
    ...byChoice('programLevel'),
    ...swing('duration', byYears),
    ...byChoice('accommodation'),
    ...byChoice('lifestyle'),
  ].sort((one, other) => widthOf(other) - widthOf(one));
}

const SWING_NAMES: Readonly<Record<Choice, string>> = {
  country: 'Country, in its cheapest city',
  city: 'City',
  programLevel: 'Program level',
  duration: 'Years',
  accommodation: 'Accommodation',
  lifestyle: 'Lifestyle',
};

const widthOf = ({ lowest, highest }: Swing) => highest.amountUsd - lowest.amountUsd;

function differsOnlyIn(
  plan: Omit<CostChoice, 'duration'>,
  from: Omit<CostChoice, 'duration'>,
  choices: readonly Choice[],
): boolean {
  return (['country', 'city', 'programLevel', 'accommodation', 'lifestyle'] as const).every(
    (name) => choices.includes(name) || plan[name] === from[name],
  );
}

function nameChoice(
  plan: Omit<CostChoice, 'duration'>,
  choice: 'city' | 'programLevel' | 'accommodation' | 'lifestyle',
): string {
  if (choice === 'city') return plan.city;
  const options = {
    programLevel: PROGRAM_LEVELS,
    accommodation: ACCOMMODATION_TYPES,
    lifestyle: LIFESTYLES,
  };
  return labelOf(options[choice], plan[choice]);
}
