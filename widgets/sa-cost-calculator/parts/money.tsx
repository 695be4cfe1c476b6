import { createContext, useContext } from 'react';
import { rupees } from '../cost-calculator.styles.ts';
import { formatAsRupees, formatUsd } from '../money.logic.ts';

/** The visitor's own rate of exchange. */
export interface RupeeRate {
  rupeesPerUsd: number;
  /** The day it stands for, as YYYY-MM-DD, or `''`. */
  day: string;
}

export const RupeeRateContext = createContext<RupeeRate | undefined>(undefined);

/** An amount in US dollars and, below it, in rupees where the visitor gave a rate. */
export function Money({ amountUsd }: { amountUsd: number }) {
  const rate = useContext(RupeeRateContext);
  return (
    <>
      <b>{formatUsd(amountUsd)}</b>
      {rate && <span className={rupees}>{formatAsRupees(amountUsd, rate.rupeesPerUsd)}</span>}
    </>
  );
}
