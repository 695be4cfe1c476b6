import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { makeAxis } from '../estimate/axis.logic.ts';
import { formatUsd } from '../estimate/money.logic.ts';
import { Rupees } from '../estimate/money.tsx';
import { Scale } from '../estimate/scale.tsx';
import { swingList } from './afford.styles.ts';
import type { Affordability, BudgetQuestion } from './affordability.logic.ts';

interface SwingsProps {
  answer: Affordability;
  question: BudgetQuestion;
}

/** Which choice moves the amount most: each from its lowest to its highest, the rest held. */
export function Swings({ answer: { start, swings }, question }: SwingsProps) {
  const [widest] = swings;
  if (!start || !widest) return null;
  const axis = makeAxis(Math.max(...swings.map(({ highest }) => highest.amountUsd)));
  const percent = (amountUsd: number) => (amountUsd / axis.end) * 100;
  const unit = question.per === 'year' ? ' a year' : ' in all';
  return (
    <>
      <div>
        <Heading level={3}>Which choice moves it most?</Heading>
        <p>
          From the cheapest plan, {start.plan.city} at {formatUsd(start.amountUsd)}
          {unit}, one choice changes at a time. {widest.choice.split(',')[0]} moves it most.
        </p>
      </div>
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
              {lowest.label} {formatUsd(lowest.amountUsd)} to {highest.label}{' '}
              {formatUsd(highest.amountUsd)}: +{formatUsd(highest.amountUsd - lowest.amountUsd)}
              <Rupees amountUsd={highest.amountUsd - lowest.amountUsd} />
            </dd>
          </div>
        ))}
      </dl>
      <Scale axis={axis} />
      <p className={smallText}>The line in each bar is the plan it starts from.</p>
    </>
  );
}
