import { countries } from '../../content/countries/countries.ts';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { listMoneyToShow } from './money-to-show.logic.ts';
import { bars, chart } from './money-tools.styles.ts';

interface MoneyChartProps {
  day: CalendarDay;
  /** Code of the country that the guide is about; empty for none. */
  country: string;
}

/** The money to show in six countries, as bars on one scale and in words. */
export function MoneyChart({ day, country }: MoneyChartProps) {
  const rows = listMoneyToShow(day, exchangeRates.perEuro);
  return (
    <section className={chart}>
      <Heading level={4}>Money you must show, country by country</Heading>
      <p>
        For an application on {formatDay(day)}. The sums cover different things: see below each bar.
      </p>
      <ol className={bars}>
        {rows.map(({ country: code, amount, dollars, rupees, covers, from, to }) => (
          <li key={code} aria-current={code === country || undefined}>
            <p>
              <strong>{countries.find((each) => each.code === code)?.name}</strong>
              {amount}
              <b>{rupees}</b>
              {dollars && <span>{dollars}</span>}
            </p>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect width={to} height="12" />
              <rect width={from} height="12" />
            </svg>
            <small>For {covers}</small>
          </li>
        ))}
      </ol>
      <SourceLine fact={exchangeRates} label="Exchange rates" />
    </section>
  );
}
