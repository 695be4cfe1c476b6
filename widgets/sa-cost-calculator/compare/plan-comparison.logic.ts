import { type Axis, makeAxis } from '../estimate/axis.logic.ts';
import type { CostEstimate } from '../estimate/cost-calculator.logic.ts';
import type { CostKey } from '../estimate/cost-lines.logic.ts';
import { formatUsd } from '../estimate/money.logic.ts';
import { type BarSegment, stackLines } from '../estimate/stacked-bar.logic.ts';
import { describePlan } from '../plan/plan-list.logic.ts';

export interface ComparedPlan {
  /** `United States, New York`. */
  title: string;
  /** `Masters, 2 years, shared flat, moderate`. */
  details: string;
  estimate: CostEstimate;
  /** Its bar; one as long as the axis has a length of 100. */
  segments: BarSegment[];
  /** `+$91,656 more than Munich`, or that it is the cheapest; empty where there is no difference. */
  difference: string;
  /** The same in US dollars. */
  extraUsd: number;
}

export interface ComparisonRow {
  label: string;
  /** One per plan. */
  cells: { amountUsd: number; isLowest: boolean }[];
}

export interface Comparison {
  plans: ComparedPlan[];
  /** In US dollars, along all bars. */
  axis: Axis;
  /** The parts that the bars have, in their order. */
  legend: { key: CostKey; label: string }[];
  /** The eight lines, then total, total per year and monthly living expenses. */
  rows: ComparisonRow[];
}

/** Compares estimates. All of them must use the same accommodation basis. */
export function comparePlans(estimates: readonly CostEstimate[]): Comparison {
  const totals = estimates.map(({ totalUsd }) => totalUsd);
  const axis = makeAxis(Math.max(0, ...totals));
  const cheapest = totals.indexOf(Math.min(...totals));
  return {
    axis,
    legend: (estimates[0]?.lines ?? []).filter(({ key }) =>
      estimates.some(({ lines }) => lines.some((line) => line.key === key && line.amountUsd)),
    ),
    plans: estimates.map((estimate) => ({
      ...describePlan(estimate),
      estimate,
      segments: stackLines(estimate.lines, axis.end),
      difference: describeDifference(estimates, estimate, cheapest),
      extraUsd: estimate.totalUsd - (totals[cheapest] ?? 0),
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

function describeDifference(
  estimates: readonly CostEstimate[],
  estimate: CostEstimate,
  cheapest: number,
): string {
  const lowest = estimates[cheapest];
  if (!lowest || estimates.every(({ totalUsd }) => totalUsd === lowest.totalUsd)) return '';
  const extraUsd = estimate.totalUsd - lowest.totalUsd;
  const places = estimates.map(({ city, country }) => (city ?? country).name);
  const place = places[cheapest] ?? '';
  const isUnique = places.indexOf(place) === places.lastIndexOf(place);
  return extraUsd
    ? `+${formatUsd(extraUsd)} more than ${isUnique ? place : `Plan ${cheapest + 1}`}`
    : 'The cheapest';
}

/** If all amounts are equal, none counts as lowest. */
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
