import { formatUsd } from '../../kit/rules/money.ts';
import { count } from '../../kit/rules/plural.ts';
import { bar, rows } from '../cost-calculator.styles.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { groupLines, stackParts } from './stacked-bar.logic.ts';
import { StackedBar } from './stacked-bar.tsx';
import { Swatch } from './swatch.tsx';

/** The chosen total, what a month and a year of it cost, and its parts as one bar. */
export function CostBar({ estimate }: { estimate: CostEstimate }) {
  const { lines, years, totalUsd, monthlyUsd } = estimate;
  const parts = groupLines(lines);
  return (
    <div className={bar}>
      <StackedBar segments={stackParts(parts, totalUsd)} />
      <dl className={rows}>
        <Sum name={`Total for ${count(years, 'year')}`} usd={totalUsd} />
        {parts.map(({ key, label, amountUsd }) => (
          <div key={key}>
            <dt>
              <Swatch part={key} />
              {label}
            </dt>
            <dd>{formatUsd(amountUsd)}</dd>
          </div>
        ))}
        <Sum name="Monthly living expenses" usd={monthlyUsd} />
        {years > 1 && <Sum name="Total per year" usd={totalUsd / years} />}
      </dl>
    </div>
  );
}

function Sum({ name, usd }: { name: string; usd: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{formatUsd(usd)}</b>
      </dd>
    </div>
  );
}
