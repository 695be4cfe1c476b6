import { smallText } from '../../kit/core/card.styles.ts';
import { formatUsd } from '../../kit/rules/money.ts';
import { bar, legend, mark } from '../cost-calculator.styles.ts';
import { type CostPart, stackParts } from './stacked-bar.logic.ts';
import { StackedBar } from './stacked-bar.tsx';
import { Swatch } from './swatch.tsx';

interface CostBarProps {
  parts: readonly CostPart[];
  totalUsd: number;
  /** The visa's figure on the scale of the parts, and its name; undefined if there is none. */
  visa: { usd: number; name: string } | undefined;
}

/** A total as one bar, its parts named with their shares, and the visa's figure on it. */
export function CostBar({ parts, totalUsd, visa }: CostBarProps) {
  const visaUsd = visa?.usd ?? 0;
  const fullUsd = Math.max(totalUsd, visaUsd);
  const shareOf = (amountUsd: number) => Math.round((amountUsd / totalUsd) * 100);
  return (
    <div className={bar}>
      <div>
        <StackedBar segments={stackParts(parts, fullUsd)} />
        {visa && (
          <svg className={mark} aria-hidden="true">
            <line
              x1={`${(visaUsd / fullUsd) * 100}%`}
              x2={`${(visaUsd / fullUsd) * 100}%`}
              y2="100%"
            />
          </svg>
        )}
      </div>
      <ul className={legend}>
        {parts.map(({ key, label, amountUsd }) => (
          <li key={key}>
            <Swatch part={key} />
            {label} <b>{formatUsd(amountUsd)}</b>{' '}
            <span className={smallText}>{shareOf(amountUsd)} %</span>
          </li>
        ))}
        {visa && (
          <li>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M6 0v12" stroke="currentColor" strokeWidth="3" strokeDasharray="3 2" />
            </svg>
            <span className={smallText}>{visa.name}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
