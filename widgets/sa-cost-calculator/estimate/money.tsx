import { createContext, useContext } from 'react';
import { formatRupees, formatUsd } from '../../kit/rules/money.ts';
import { rupees } from '../cost-calculator.styles.ts';

/** Rupees for one US dollar; undefined while the visitor wants dollars only. */
export const RupeesContext = createContext<number | undefined>(undefined);

/** An amount in US dollars and, beside or below them, in rupees. */
export function Money({ amountUsd }: { amountUsd: number }) {
  return (
    <>
      <b>{formatUsd(amountUsd)}</b>
      <Rupees amountUsd={amountUsd} />
    </>
  );
}

/** The rupees of an amount alone; nothing while the visitor wants dollars only. */
export function Rupees({ amountUsd }: { amountUsd: number }) {
  const perUsd = useContext(RupeesContext);
  if (perUsd === undefined || !amountUsd) return null;
  return <span className={rupees}> ≈ {formatRupees(amountUsd * perUsd)}</span>;
}
