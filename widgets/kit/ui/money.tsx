import { createContext, useContext } from 'react';
import { css } from '../element/styles.ts';
import { formatRupees, formatUsd } from '../rules/money.ts';

/** Rupees for one US dollar; undefined while the visitor wants dollars only. */
export const RupeesContext = createContext<number | undefined>(undefined);

/** The second currency is on a line of its own, and muted. Neither breaks but between two amounts. */
const pair = css`
  font-variant-numeric: tabular-nums;
  & i { font-style: normal; }
  & > b { font-weight: 600; }
  & > span { display: block; font-weight: 400; color: var(--_muted); }
`;

interface MoneyProps {
  /** In US dollars: an amount, or both ends of a range. */
  usd: number | readonly number[];
  /** Whether the rupees lead: in tools that no dollars are specified for. */
  isRupeesFirst?: boolean;
  /** After the first amount: ` a year`. */
  unit?: string;
}

/** An amount in the first currency, and below it in the other, if there is a rate. */
export function Money({ usd, isRupeesFirst, unit }: MoneyProps) {
  const perUsd = useContext(RupeesContext);
  const ends = typeof usd === 'number' ? [usd] : usd;
  const show = (format: (amountUsd: number) => string) => {
    const [low, high] = new Set(ends.map((end) => format(end).replace(' ', '\u00a0')));
    return (
      <>
        {low}
        {high && <i> to </i>}
        {high}
      </>
    );
  };
  const dollars = show(formatUsd);
  const rupees =
    perUsd && ends.some((end) => end) ? show((end) => formatRupees(end * perUsd)) : undefined;
  const [first, second] = isRupeesFirst && rupees ? [rupees, dollars] : [dollars, rupees];
  return (
    <span className={pair}>
      <b>{first}</b>
      {unit}
      {second && <span> {second}</span>}
    </span>
  );
}
