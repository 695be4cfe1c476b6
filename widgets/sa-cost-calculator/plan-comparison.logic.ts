import type { CostEstimate } from './cost-calculator.logic.ts';
import { accommodationTypes, lifestyles, programLevels } from './cost-form.logic.ts';
import { formatYears } from './cost-lines.logic.ts';
import type { CostPlan } from './cost-plan.ts';
import { type BarSegment, stackLines } from './stacked-bar.logic.ts';

/** Side by side there is room for three, on a wide screen. */
export const MAX_PLANS = 3;

/** The plans with one more, or as they were when it is among them or there is no room. */
export function addPlan(plans: readonly CostPlan[], plan: CostPlan): readonly CostPlan[] {
  const isKnown = plans.some((candidate) => isSamePlan(candidate, plan));
  return isKnown || plans.length >= MAX_PLANS ? plans : [...plans, plan];
}

/** The plans without one of them. */
export function removePlan(plans: readonly CostPlan[], plan: CostPlan): readonly CostPlan[] {
  return plans.filter((candidate) => !isSamePlan(candidate, plan));
}

/** What an address holds: the plan that is shown, then those it is compared with. */
export function listLinkedPlans(shown: CostPlan, compared: readonly CostPlan[]): CostPlan[] {
  return [shown, ...removePlan(compared, shown)].slice(0, MAX_PLANS);
}

export function isSamePlan(a: CostPlan, b: CostPlan): boolean {
  return (
    a.country === b.country &&
    a.city === b.city &&
    a.program === b.program &&
    a.years === b.years &&
    a.accommodation === b.accommodation &&
    a.lifestyle === b.lifestyle
  );
}

export interface ComparedPlan {
  /** `United States, New York`. */
  title: string;
  /** `Masters, 2 years, shared flat, moderate`. */
  details: string;
  estimate: CostEstimate;
  /** Its bar; the longest has a length of 100. */
  segments: BarSegment[];
}

export interface ComparisonRow {
  label: string;
  /** One per plan. */
  cells: { amountUsd: number; isLowest: boolean }[];
}

export interface Comparison {
  plans: ComparedPlan[];
  /** The eight lines, then total, total per year and monthly living expenses. */
  rows: ComparisonRow[];
}

/** Estimates side by side. All of them must have been made on the same accommodation basis. */
export function comparePlans(estimates: readonly CostEstimate[]): Comparison {
  const highestUsd = Math.max(...estimates.map(({ totalUsd }) => totalUsd));
  return {
    plans: estimates.map((estimate) => ({
      ...describePlan(estimate),
      estimate,
      segments: stackLines(estimate.lines, highestUsd),
    })),
    rows: [
      ...(estimates[0]?.lines ?? []).map(({ label }, index) =>
        compareBy(estimates, label, ({ lines }) => lines[index]?.amountUsd ?? 0),
      ),
      compareBy(estimates, 'Total', ({ totalUsd }) => totalUsd),
      compareBy(estimates, 'Total per year', ({ totalUsd, plan }) => totalUsd / plan.years),
      compareBy(estimates, 'Monthly living expenses', ({ monthlyUsd }) => monthlyUsd),
    ],
  };
}

/** Nothing is lowest where all are equal. */
function compareBy(
  estimates: readonly CostEstimate[],
  label: string,
  amountOf: (estimate: CostEstimate) => number,
): ComparisonRow {
  const amounts = estimates.map(amountOf);
  const lowest = Math.min(...amounts);
  const differ = amounts.some((amountUsd) => amountUsd !== lowest);
  return {
    label,
    cells: amounts.map((amountUsd) => ({ amountUsd, isLowest: differ && amountUsd === lowest })),
  };
}

/** A plan in words: where, and what was chosen. */
export function describePlan({ country, city, plan }: CostEstimate): {
  title: string;
  details: string;
} {
  const details = [
    labelOf(programLevels, plan.program),
    formatYears(plan.years),
    labelOf(accommodationTypes, plan.accommodation).toLowerCase(),
    labelOf(lifestyles, plan.lifestyle).toLowerCase(),
  ];
  return {
    title: city && city.name !== country.name ? `${country.name}, ${city.name}` : country.name,
    details: details.join(', '),
  };
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
