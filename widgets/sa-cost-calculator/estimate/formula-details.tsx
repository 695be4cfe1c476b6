import { smallText } from '../../kit/core/card.styles.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { details, notes } from './extras.styles.ts';

/** The formulas in words, and the sources of their figures. */
export function FormulaDetails({ estimate: { lines, country } }: { estimate: CostEstimate }) {
  const { source, asOf } = country.costs;
  return (
    <details className={details}>
      <summary>How this is worked out</summary>
      <ul className={`${notes} ${smallText}`}>
        {lines.map(({ key, label, formulaInWords }) => (
          <li key={key}>
            {label}: {formulaInWords}
          </li>
        ))}
        <li>Lifestyle: budget 0.8, moderate 1.0, premium 1.3</li>
        <li>Monthly living expenses: (total − tuition) ÷ (12 × years)</li>
      </ul>
      <p className={smallText}>
        Figures: {source} (as of {asOf}).
      </p>
    </details>
  );
}
