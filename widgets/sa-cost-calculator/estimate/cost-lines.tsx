import { formatUsd } from '../../kit/rules/money.ts';
import { Money } from '../../kit/ui/money.tsx';
import { lineBox, lineList } from '../cost-calculator.styles.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { otherReading, READINGS } from './readings.logic.ts';
import { partOf } from './stacked-bar.logic.ts';
import { Swatch } from './swatch.tsx';

/** The eight lines with their formulas, and their total. */
export function CostLines({ estimate }: { estimate: CostEstimate }) {
  const { lines, totalUsd } = estimate;
  const other = otherReading(estimate);
  return (
    <div className={lineBox}>
      <dl className={lineList}>
        {lines.map(({ key, label, formula, amountUsd }) => (
          <div key={key}>
            <dt>
              <Swatch part={partOf(key)} />
              {label}
            </dt>
            <dd>
              <Money usd={amountUsd} />
            </dd>
            <dd>{formula}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>
            <Money usd={totalUsd} />
          </dd>
          <dd>
            {READINGS[other.basis]}: {formatUsd(other.totalUsd)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
