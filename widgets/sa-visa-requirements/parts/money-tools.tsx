import type { Visa } from '../../content/visas/visa.ts';
import type { CalendarDay } from '../../kit/rules/calendar-day.ts';
import { FundsCalculator } from './funds-calculator.tsx';
import { MoneyChart } from './money-chart.tsx';

interface MoneyToolsProps {
  /** Null before a country is chosen. */
  visa: Visa | null;
  day: CalendarDay;
}

/** What the money to show comes to, and how the countries compare: a download of its own. */
export function MoneyTools({ visa, day }: MoneyToolsProps) {
  return (
    <>
      {visa?.fundsRule && <FundsCalculator key={visa.country} rule={visa.fundsRule} day={day} />}
      <MoneyChart day={day} country={visa?.country ?? ''} />
    </>
  );
}
