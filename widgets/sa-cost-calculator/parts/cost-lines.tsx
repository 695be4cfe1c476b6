import type { CostEstimate } from '../cost-calculator.logic.ts';
import { breakdown, lineList } from '../cost-calculator.styles.ts';
import { stackLines } from '../stacked-bar.logic.ts';
import { COST_COLOURS } from './cost-colours.ts';
import { Money } from './money.tsx';
import { StackedBar } from './stacked-bar.tsx';

/** The eight lines, beside a bar that shows the share of each. */
export function CostLines({ estimate: { lines, totalUsd } }: { estimate: CostEstimate }) {
  return (
    <div className={breakdown}>
      <StackedBar segments={stackLines(lines, totalUsd)} isUpright />
      <dl className={lineList}>
        {lines.map(({ key, label, formula, amountUsd }) => (
          <div key={key}>
            <dt>
              <svg viewBox="0 0 1 1" width="12" height="12" aria-hidden="true">
                <path d="M0 0h1v1H0z" fill={COST_COLOURS[key]} />
              </svg>
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
