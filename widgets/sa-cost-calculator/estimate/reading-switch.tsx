import { useContext } from 'react';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { count } from '../../kit/rules/plural.ts';
import { choices, figures, range } from '../cost-calculator.styles.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import type { Rate } from '../rates/rates.logic.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { Money, RupeesContext } from './money.tsx';
import { READINGS, rangeParts } from './readings.logic.ts';

interface ReadingSwitchProps {
  estimate: CostEstimate;
  /** Rupees for a dollar. */
  rate: Rate;
  choose(basis: AccommodationBasis): void;
}

/** The range of both readings of the rent table, and the figures of the chosen one. */
export function ReadingSwitch({ estimate, rate, choose }: ReadingSwitchProps) {
  const hasRupees = useContext(RupeesContext) !== undefined;
  const { readings, basis, years, totalUsd, monthlyUsd } = estimate;
  const [usd, duration, rupees, rest] = rangeParts(estimate, hasRupees ? rate : undefined);
  return (
    <>
      <p className={range}>
        <b>{usd}</b>
        <span className={mutedText}>{duration}</span>
        {rupees && <b>{rupees}</b>}
        <span className={mutedText}>{rest}</span>
      </p>
      <fieldset className={choices}>
        <legend>Rent in our table</legend>
        <div>
          {readings.map((reading) => (
            <label key={reading.basis}>
              <input
                type="radio"
                name="accommodation-basis"
                value={reading.basis}
                checked={reading.basis === basis}
                onChange={() => choose(reading.basis)}
              />
              {READINGS[reading.basis]}
            </label>
          ))}
        </div>
        <p className={smallText}>
          Our table lists rent per year; the formula counts it 12 times. If the table is right, use
          the lower total.
        </p>
      </fieldset>
      <dl className={figures}>
        <div>
          <dt>Total for {count(years, 'year')}</dt>
          <dd>
            <Money amountUsd={totalUsd} />
          </dd>
        </div>
        <div>
          <dt>Monthly living expenses</dt>
          <dd>
            <Money amountUsd={monthlyUsd} />
          </dd>
        </div>
        {years > 1 && (
          <div>
            <dt>Total per year</dt>
            <dd>
              <Money amountUsd={totalUsd / years} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
