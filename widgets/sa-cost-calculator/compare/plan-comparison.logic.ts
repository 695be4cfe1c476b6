import { formatUsd } from '../../kit/rules/money.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import type { CostEstimate } from '../estimate/cost-calculator.logic.ts';
import { otherReading, rangeOf } from '../estimate/readings.logic.ts';
import { describePlan } from '../plan/plan-list.logic.ts';

export interface ComparedPlan {
  /** `United States, New York`. */
  title: string;
  /** `Masters, 2 years, shared flat, moderate`. */
  details: string;
  estimate: CostEstimate;
  /** By both readings of the rent, the lower one first: costs of a year or of all years. */
  rangeUsd: number[];
  /** The same in hundredths of the highest amount. */
  lengths: number[];
  /** `$91,656 more than Munich`, or that it is the cheapest; empty without a difference. */
  difference: string;
  isCheapest: boolean;
}

interface ComparisonRow {
  label: string;
  /** Whether the row is the sum that the plans are compared by. */
  isSum: boolean;
  /** One per plan. */
  cells: { amountUsd: number; isLowest: boolean }[];
}

export interface Comparison {
  /** Plans with different durations are compared by the year. */
  isByYear: boolean;
  plans: ComparedPlan[];
  /** The eight lines, then the totals, that of the other reading and the monthly living expenses. */
  rows: ComparisonRow[];
}

/** Compares estimates. All of them must use the same accommodation basis. */
export function comparePlans(estimates: readonly CostEstimate[]): Comparison {
  const isByYear = estimates.some(({ years }) => years !== estimates[0]?.years);
  const count = (totalUsd: number, { years }: CostEstimate) =>
    isByYear ? totalUsd / years : totalUsd;
  const amounts = estimates.map((estimate) => count(estimate.totalUsd, estimate));
  const lowestUsd = Math.min(...amounts);
  const cheapest = nameCheapest(estimates, amounts.indexOf(lowestUsd));
  const ranges = estimates.map((each) => rangeOf(each).map((usd) => count(usd, each)));
  const highestUsd = Math.max(...ranges.flat());
  const sum = compareBy(estimates, isByYear ? 'Total per year' : 'Total', (estimate) =>
    count(estimate.totalUsd, estimate),
  );
  const [{ basis } = { basis: 'monthly' as const }] = estimates.map(otherReading);
  return {
    isByYear,
    plans: estimates.map((estimate, index) => {
      const extraUsd = (amounts[index] ?? 0) - lowestUsd;
      const rangeUsd = ranges[index] ?? [];
      const isAlone = amounts.every((amount) => amount === lowestUsd);
      return {
        ...describePlan(estimate),
        estimate,
        rangeUsd,
        lengths: rangeUsd.map((usd) => (usd / highestUsd) * 100),
        difference: isAlone ? '' : describeDifference(extraUsd, cheapest, isByYear),
        isCheapest: !isAlone && !extraUsd,
      };
    }),
    rows: [
      ...(estimates[0]?.lines ?? []).map(({ label }, index) =>
        compareBy(estimates, label, (estimate) =>
          count(estimate.lines[index]?.amountUsd ?? 0, estimate),
        ),
      ),
      { ...sum, isSum: true },
      isByYear
        ? withoutMarks(compareBy(estimates, 'Total', ({ totalUsd }) => totalUsd))
        : compareBy(estimates, 'Total per year', ({ totalUsd, years }) => totalUsd / years),
      compareBy(estimates, `${sum.label}, ${rentReadings[basis]}`, (estimate) =>
        count(otherReading(estimate).totalUsd, estimate),
      ),
      compareBy(estimates, 'Monthly living expenses', ({ monthlyUsd }) => monthlyUsd),
    ],
  };
}

/** Totals of plans with different durations are not comparable. */
const withoutMarks = ({ cells, ...row }: ComparisonRow): ComparisonRow => ({
  ...row,
  cells: cells.map((cell) => ({ ...cell, isLowest: false })),
});

function describeDifference(extraUsd: number, cheapest: string, isByYear: boolean): string {
  if (!extraUsd) return isByYear ? 'The cheapest by the year' : 'The cheapest';
  return `${formatUsd(extraUsd)}${isByYear ? ' a year' : ''} more than ${cheapest}`;
}

/** The place of the cheapest plan, or its number if another plan has the same place. */
function nameCheapest(estimates: readonly CostEstimate[], cheapest: number): string {
  const places = estimates.map(({ city, country }) => (city ?? country).name);
  const place = places[cheapest] ?? '';
  const isUnique = places.indexOf(place) === places.lastIndexOf(place);
  return isUnique ? place : `Plan ${cheapest + 1}`;
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
    isSum: false,
    cells: amounts.map((amountUsd) => ({ amountUsd, isLowest: differ && amountUsd === lowest })),
  };
}
