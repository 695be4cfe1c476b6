import { createStore, type StoreApi } from 'zustand/vanilla';
import { joinPlans, readChoices } from './plan-choices.logic.ts';

/** What a visitor has told any tool on the page, as attributes name and spell it: `ca`, `masters`, `2`. */
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

/** A rate of exchange and its day as `2026-11-22`. */
export interface DatedRate {
  /** For a US dollar. */
  rupees: number;
  day: string;
}

/** What came out of the tools. */
export interface PlanResults {
  estimate: {
    /**
     * The costs of all years in US dollars, by how rent is counted: × 12, as the specified formula
     * does, or once a year.
     */
    totalUsd: { monthly?: number; yearly?: number };
    years: number;
    /** The published rate, to say the amounts in rupees as well. */
    rate?: DatedRate;
  };
  /** Names of the scholarships that fit. */
  shortlist: readonly string[];
  /**
   * The first step of the timeline that is still to do, what is overdue first, and its day as
   * `2027-01-15`. Too late for its intake, a plan says so in the title, with the deadline's day.
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

export interface Plan {
  choices: Partial<PlanChoices>;
  results: Partial<PlanResults>;
}

export const NO_PLAN: Plan = { choices: {}, results: {} };

/** Where the scripts of a page find it: each tool's own file has a copy of this module. */
const SHARED = Symbol.for('sa-plan');
const page = globalThis as { [SHARED]?: StoreApi<Plan> };
page[SHARED] ??= createStore<Plan>(() => NO_PLAN);

/** The visitor's plan, shared by all tools of the page and kept in memory only. */
export const planStore = page[SHARED];

/**
 * Adds to the plan what she chose in a tool, and what came out of it. Empty choices are none, and so
 * are those that are not the plan's. A result of an earlier choice that is now another one goes.
 */
export function updatePlan(
  choices: Partial<PlanChoices>,
  results: Partial<PlanResults> = {},
): void {
  planStore.setState((plan) => joinPlans(plan, { choices: readChoices(choices), results }));
}
