import { smallText } from '../../kit/core/card.styles.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import { makeAxis } from '../estimate/axis.logic.ts';
import { Scale } from '../estimate/scale.tsx';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import { cityList, swingList } from './afford.styles.ts';
import type { Affordability, BudgetQuestion } from './affordability.logic.ts';
import { formatAmount } from './answer-words.logic.ts';

interface SwingsProps {
  answer: Affordability;
  question: BudgetQuestion;
  basis: AccommodationBasis;
  /** Set if amounts are in rupees. */
  rupeesPerUsd: number | undefined;
}

/** Which choice moves the amount most: each from its lowest to its highest, the rest held. */
export function Swings({ answer: { start, swings }, question, basis, rupeesPerUsd }: SwingsProps) {
  const [widest] = swings;
  if (!start || !widest) return null;
  const axis = makeAxis(Math.max(...swings.map(({ highest }) => highest.amountUsd)), rupeesPerUsd);
  const percent = (amountUsd: number) => (amountUsd / axis.end) * 100;
  const format = (amountUsd: number) => formatAmount(amountUsd, rupeesPerUsd);
  const unit = question.per === 'year' ? ' a year' : ' in all';
  return (
    <details className={cityList}>
      <summary>Which choice changes the cost most?</summary>
      <p>
        From the cheapest plan, {start.plan.city} at {format(start.amountUsd)}
        {unit} with {rentReadings[basis]}, one choice changes at a time.{' '}
        {widest.choice.split(',')[0]} changes it most.
      </p>
      <dl className={swingList}>
        {swings.map(({ choice, lowest, highest }) => (
          <div key={choice}>
            <dt>{choice}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect
                  x={`${percent(lowest.amountUsd)}%`}
                  width={`${percent(highest.amountUsd - lowest.amountUsd)}%`}
                  height="100%"
                />
                <line
                  x1={`${percent(start.amountUsd)}%`}
                  x2={`${percent(start.amountUsd)}%`}
                  y2="100%"
                />
              </svg>
              {lowest.label} {format(lowest.amountUsd)} to {highest.label}{' '}
              {format(highest.amountUsd)}: a difference of{' '}
              {format(highest.amountUsd - lowest.amountUsd)}
            </dd>
          </div>
        ))}
      </dl>
      <Scale axis={axis} />
      <p className={smallText}>The line in each bar marks the cheapest plan.</p>
    </details>
  );
}
