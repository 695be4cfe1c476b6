import { smallText } from '../../kit/core/card.styles.ts';
import { count } from '../../kit/rules/plural.ts';
import { reading, readingPair, readings } from '../cost-calculator.styles.ts';
import type { AccommodationBasis } from '../plan/cost-plan.ts';
import type { CostEstimate } from './cost-calculator.logic.ts';
import { formatUsd } from './money.logic.ts';
import { Money, Rupees } from './money.tsx';

/** How rent is counted, in words. */
export const READINGS: Readonly<Record<AccommodationBasis, string>> = {
  monthly: 'Rent × 12, as our table says',
  yearly: 'Rent once a year',
};

const REASON =
  'Our table heads its rents “per year”, but its formula multiplies them by 12: if the heading is right, rent counts once and the second total is the likely one.';

interface ReadingSwitchProps {
  estimate: CostEstimate;
  choose(basis: AccommodationBasis): void;
}

/** Both readings of the rent table with their totals; the chosen one counts everywhere. */
export function ReadingSwitch({ estimate, choose }: ReadingSwitchProps) {
  return (
    <div className={readings}>
      <fieldset>
        <legend>Total for {count(estimate.plan.years, 'year')}</legend>
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
                {formatUsd(monthlyUsd)}
                <Rupees amountUsd={monthlyUsd} /> a month to live on
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={smallText}>{REASON}</p>
    </div>
  );
}
