import { isInstant } from './instant.ts';

/** The visitor's choices in the tools, as attributes name and spell them: `ca`, `masters`, `2`. */
export interface PlanChoices {
  country: string;
  city: string;
  programLevel: string;
  season: string;
  /** In which the course begins. */
  year: string;
  /** Years of study. */
  duration: string;
  accommodation: string;
  lifestyle: string;
  accommodationBasis: string;
  gpa: string;
  nationality: string;
  field: string;
  testType: string;
}

/** An exchange rate and its day as `2026-11-22`. */
export interface DatedRate {
  /** Per US dollar. */
  rupees: number;
  day: string;
}

/** Results of the tools. */
export interface PlanResults {
  estimate: {
    /**
     * Costs of all years in US dollars, by the reading of the rent table: × 12, as in the specified
     * formula, or once a year.
     */
    totalUsd: { monthly: number; yearly: number };
    years: number;
    /** The published rate, to show the amounts in rupees as well. */
    rate?: DatedRate;
  };
  /** Names of the scholarships that fit. */
  shortlist: readonly string[];
  /**
   * The first open step of the timeline, overdue ones first, and its day as `2027-01-15`. Once the plan
   * is too late for its intake, the title says so and the day is that of the deadline.
   */
  nextStep: { title: string; day: string; state?: 'overdue' | 'too-late' };
  /** Share of the documents that are ticked for the visa of `choices.country`. */
  visaTicks: { done: number; all: number };
  /** Best scaled score by section of the mock exam. */
  bestScores: Readonly<Record<string, number>>;
  /** Best interval of bands, from 1 to 6, by section of today's test. */
  bands: Readonly<Record<string, { low: number; high: number }>>;
  /** Words that were due in the daily review on a day. */
  review: { due: number; day: string };
  /** The rate that the visitor entered. */
  rate: DatedRate;
}

/**
 * The visitor's plan. It is stored, linked and sent as this data, which `readPlan` checks on arrival, and
 * worded only where it is shown.
 */
export interface Plan {
  choices: Partial<PlanChoices>;
  results: Partial<PlanResults>;
}

/** Most characters of a plan as JSON with a request: three times what our tools make. */
export const MAX_PLAN_LENGTH = 4000;

/** A name from one of our lists, such as a city or a field of study. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&/-]{0,59}$/u;

/** A value of a closed list. The tools know the list: they neither offer nor name any other value. */
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

/** Visible text on one line. */
const LABEL = /^[^\p{C}\p{Zl}\p{Zp}]{1,120}$/u;

// A schema in a few functions: the tools read plans at once, and superstruct would cost each page with one
// 1.4 kB more.
type Rule = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object with these fields and no others. */
const fields =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) =>
    isObject(value) &&
    Object.keys({ ...rules, ...value }).every(
      (name) => Object.hasOwn(rules, name) && rules[name]?.(value[name]),
    );
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || rule(value);
const bySection =
  (rule: Rule): Rule =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length <= 9 &&
    Object.entries(value).every(([section, result]) => isLabel(section) && rule(result));

const isLabel: Rule = (value) => typeof value === 'string' && LABEL.test(value);
const isDay: Rule = (value) => typeof value === 'string' && isInstant(`${value}T00:00:00.000Z`);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 1e9;
const isRate = fields({ rupees: (value) => isAmount(value) && value > 0, day: isDay });

const RESULTS: Readonly<Record<keyof PlanResults, Rule>> = {
  estimate: fields({
    totalUsd: fields({ monthly: isAmount, yearly: isAmount }),
    years: (value) => Number.isInteger(value) && SPELLINGS.duration.test(`${value}`),
    rate: optional(isRate),
  }),
  shortlist: (value) => Array.isArray(value) && value.length <= 100 && value.every(isLabel),
  nextStep: fields({
    title: isLabel,
    day: isDay,
    state: (value) => [undefined, 'overdue', 'too-late'].includes(value as undefined),
  }),
  visaTicks(value) {
    if (!fields({ done: isAmount, all: isAmount })(value)) return false;
    const { done, all } = value as PlanResults['visaTicks'];
    return done <= all && all <= 99;
  },
  bestScores: bySection(isAmount),
  bands: bySection(fields({ low: isAmount, high: (value) => isAmount(value) && value <= 6 })),
  review: fields({ due: isAmount, day: isDay }),
  rate: isRate,
};

/** The choices in a value of any shape; those with another spelling are left out. */
export function readChoices(value: unknown): Partial<PlanChoices> {
  if (!isObject(value)) return {};
  const entries = Object.entries(SPELLINGS).flatMap(([name, spelling]) => {
    const written = Object.hasOwn(value, name) && value[name];
    if (typeof written !== 'string') return [];
    const text = name === 'programLevel' ? written.toLowerCase() : written;
    return spelling.test(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads a plan from a value of any shape. Unsound parts are left out; null if none is left. */
export function readPlan(value: unknown): Plan | null {
  if (!isObject(value)) return null;
  const { choices, results } = value;
  const sound = Object.entries(RESULTS).flatMap(([name, rule]) =>
    isObject(results) && Object.hasOwn(results, name) && rule(results[name])
      ? [[name, results[name]]]
      : [],
  );
  const plan: Plan = { choices: readChoices(choices), results: Object.fromEntries(sound) };
  return isEmptyPlan(plan) ? null : plan;
}

export const isEmptyPlan = ({ choices, results }: Plan): boolean =>
  Object.keys(choices).length + Object.keys(results).length === 0;
