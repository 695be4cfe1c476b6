import { createContext, useContext } from 'react';
import { rupees } from '../cost-calculator.styles.ts';
import { formatAsRupees, formatUsd } from '../money.logic.ts';

/** The visitor's own exchange rate. */
export interface RupeeRate {
  rupeesPerUsd: number;
  /** The date of the rate as YYYY-MM-DD, or `''`. */
  day: string;
}

export const RupeeRateContext = createContext<RupeeRate | undefined>(undefined);

/** An amount in US dollars and, if the visitor gave a rate, in rupees below it. */
export function Money({ amountUsd }: { amountUsd: number }) {
  const rate = useContext(RupeeRateContext);
  return (
    <>
      <b>{formatUsd(amountUsd)}</b>
      {rate && <span className={rupees}>{formatAsRupees(amountUsd, rate.rupeesPerUsd)}</span>}
    </>
  );
}
