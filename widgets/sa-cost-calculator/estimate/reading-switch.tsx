import { useContext } from 'react';
import { smallText } from '../../kit/core/card.styles.ts';
import { formatUsd } from '../../kit/rules/money.ts';
import { count } from '../../kit/rules/plural.ts';
import { lead, reading, readingPair, readings } from '../cost-calculator.styles.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import type { Rate } from '../rates/rates.logic.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { Money, Rupees, RupeesContext } from './money.tsx';
import { describeRange, READINGS } from './readings.logic.ts';

const REASON =
  'Our table lists rent per year; the formula counts it 12 times. If the table is right, use the lower total.';

interface ReadingSwitchProps {
  estimate: CostEstimate;
  /** Rupees for a dollar. */
  rate: Rate;
  choose(basis: AccommodationBasis): void;
}

/** The range of both readings of the rent table, and their totals to choose from. */
export function ReadingSwitch({ estimate, rate, choose }: ReadingSwitchProps) {
  const hasRupees = useContext(RupeesContext) !== undefined;
  return (
    <div className={readings}>
      <p className={lead}>{describeRange(estimate, hasRupees ? rate : undefined)}</p>
      <fieldset>
        <legend>Total for {count(estimate.years, 'year')}</legend>
        <div className={readingPair}>
          {estimate.readings.map(({ basis, totalUsd, monthlyUsd }) => (
            <label key={basis} className={reading}>
              <input
                type="radio"
                name="accommodation-basis"
                value={basis}
                checked={basis === estimate.basis}
                onChange={() => choose(basis)}
              />
              <span>{READINGS[basis]}: </span>
              <Money amountUsd={totalUsd} />
              <span className={smallText}>
                {' '}
                {formatUsd(monthlyUsd)} a month to live on
                <Rupees amountUsd={monthlyUsd} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={smallText}>{REASON}</p>
    </div>
  );
}
