import { lineBox, lineList } from '../cost-calculator.styles.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { Money } from './money.tsx';
import { Swatch } from './swatch.tsx';

/** The eight lines with their formulas, and their total. */
export function CostLines({ estimate: { lines, totalUsd } }: { estimate: CostEstimate }) {
  return (
    <div className={lineBox}>
      <dl className={lineList}>
        {lines.map(({ key, label, formula, amountUsd }) => (
          <div key={key}>
            <dt>
              <Swatch part={key} />
              {label}
            </dt>
            <dd>
              <Money amountUsd={amountUsd} />
            </dd>
            <dd>{formula}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>
            <Money amountUsd={totalUsd} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
