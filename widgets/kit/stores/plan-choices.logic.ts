import { isDay } from '../rules/day-arithmetic.ts';
import { isJsonObject } from '../rules/json.ts';
import type { DatedRate, Plan, PlanChoices, PlanResults } from './plan.ts';

type Choices = Partial<PlanChoices>;
type Results = Partial<PlanResults>;

/** A name from one of our lists, such as a city or a field of study. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&/-]{0,59}$/u;

/** A value of a closed list, which the tools know: what is none of theirs they neither offer nor name. */
const CODE = /^[a-z]{2,20}$/;

/** The spelling of each choice. */
const SPELLINGS: Readonly<Record<keyof PlanChoices, RegExp>> = {
  country: /^[a-z]{2}$/,
  city: NAME,
  programLevel: CODE,
  season: CODE,
  year: /^20\d\d$/,
  duration: /^[1-9]$/,
  accommodation: CODE,
  lifestyle: CODE,
  accommodationBasis: CODE,
  gpa: /^\d{1,2}(\.\d{1,2})?$/,
  nationality: NAME,
  field: NAME,
  testType: NAME,
};

/** About the visitor, not about her plan: in no link. */
const PRIVATE: readonly (keyof PlanChoices)[] = ['gpa', 'nationality'];

/** The choices in a value of any shape: strings that are spelled as they should be. */
export function readChoices(value: unknown): Choices {
  if (!isJsonObject(value)) return {};
  const entries = Object.entries(SPELLINGS).flatMap(([name, spelling]) => {
    const written = Object.hasOwn(value, name) && value[name];
    if (typeof written !== 'string') return [];
    const text = name === 'programLevel' ? written.toLowerCase() : written;
    return spelling.test(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** The choices that may stand in a link. */
export function withoutPrivate(choices: Choices): Choices {
  const entries = Object.entries(choices).filter(([name]) => !PRIVATE.includes(name as never));
  return Object.fromEntries(entries);
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e9;
const isRate = ({ rupees, day }: DatedRate) => isAmount(rupees) && rupees > 0 && isDay(day);
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 120;

const isBySection = (value: object, isSound: (result: unknown) => boolean) =>
  isJsonObject(value) &&
  Object.keys(value).length <= 9 &&
  Object.entries(value).every(([section, result]) => isName(section) && isSound(result));
const isBand = (value: unknown) =>
  isJsonObject(value) && isAmount(value.low) && isAmount(value.high) && value.high <= 6;

/** Whether an object is the result of that name. */
const RESULTS: { readonly [Name in keyof PlanResults]: (value: never) => boolean } = {
  estimate: ({ totalUsd, years, rate }: PlanResults['estimate']) => {
    const { monthly, yearly } = isJsonObject(totalUsd) ? totalUsd : {};
    const known = [monthly, yearly].filter((total) => total !== undefined);
    const hasTotals = known.length > 0 && known.every(isAmount);
    const hasRate = rate === undefined || (isJsonObject(rate) && isRate(rate as never));
    return hasTotals && hasRate && Number.isInteger(years) && years > 0 && years < 10;
  },
  shortlist: (value: unknown) => Array.isArray(value) && value.length <= 100 && value.every(isName),
  nextStep: ({ title, day, state }: PlanResults['nextStep']) =>
    isName(title) && isDay(day) && [undefined, 'overdue', 'too-late'].includes(state),
  visaTicks: ({ done, all }: PlanResults['visaTicks']) =>
    isAmount(done) && isAmount(all) && done <= all && all <= 99,
  bestScores: (value: object) => isBySection(value, isAmount),
  bands: (value: object) => isBySection(value, isBand),
  review: ({ due, day }: PlanResults['review']) => isAmount(due) && isDay(day),
  rate: isRate,
};

function readResults(value: unknown): Results {
  if (!isJsonObject(value)) return {};
  const entries = Object.entries(RESULTS).flatMap(([name, isSound]) => {
    const result = Object.hasOwn(value, name) ? value[name] : undefined;
    return typeof result === 'object' && result && isSound(result as never) ? [[name, result]] : [];
  });
  return Object.fromEntries(entries);
}

/** The plan in a stored value of any shape; null for one that holds nothing of it. */
export function readPlan(value: unknown): Plan | null {
  if (!isJsonObject(value)) return null;
  const plan = { choices: readChoices(value.choices), results: readResults(value.results) };
  return isEmptyPlan(plan) ? null : plan;
}

/** Whether she has told nothing yet. */
export const isEmptyPlan = ({ choices, results }: Plan): boolean =>
  Object.keys(choices).length + Object.keys(results).length === 0;

/** The choices that a result rests on. */
const RESTS_ON: Partial<Record<keyof PlanResults | 'city', readonly (keyof PlanChoices)[]>> = {
  city: ['country'],
  estimate: ['country', 'city', 'programLevel', 'duration', 'accommodation', 'lifestyle'],
  shortlist: ['country', 'programLevel', 'field', 'nationality', 'gpa'],
  nextStep: ['country', 'programLevel', 'season', 'year', 'testType'],
  visaTicks: ['country'],
};

/**
 * A plan with what is told now. A choice that is now another one takes what rested on it along,
 * unless that is told again.
 */
export function joinPlans(plan: Plan, update: Plan): Plan {
  const differs = (name: keyof PlanChoices) =>
    !!update.choices[name] && !!plan.choices[name] && update.choices[name] !== plan.choices[name];
  const stands = ([name]: [string, unknown]) => !RESTS_ON[name as 'city']?.some(differs);
  const standing = (values: object) => Object.fromEntries(Object.entries(values).filter(stands));
  return {
    choices: { ...standing(plan.choices), ...update.choices },
    results: { ...standing(plan.results), ...update.results },
  };
}
