import type { Visa } from '../../content/visas/visa.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { type CalendarDay, localDay } from '../../kit/rules/calendar-day.ts';
import { useSharedPlan } from '../../kit/tools/plan-mode.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { block } from '../guide/panels.styles.ts';
import { FundsCalculator } from './funds-calculator.tsx';
import { MoneyChart } from './money-chart.tsx';
import { describeMoneyDate, startOfPlan } from './money-date.logic.ts';

interface MoneyToolsProps {
  /** Null before a country is chosen. */
  visa: Visa | null;
  day: CalendarDay;
}

// In the same download.
export { Answers } from './answers.tsx';

/** Calculators of the money to show, and a comparison of the countries: a download of its own. */
export function MoneyTools({ visa, day }: MoneyToolsProps) {
  return (
    <>
      {visa && <WhenToHaveIt visa={visa} />}
      {visa?.fundsRule && <FundsCalculator key={visa.country} rule={visa.fundsRule} day={day} />}
      <MoneyChart day={day} country={visa?.country ?? ''} />
    </>
  );
}

function WhenToHaveIt({ visa }: { visa: Visa }) {
  const start = startOfPlan(useSharedPlan().choices);
  return (
    <section className={block}>
      <Heading level={4}>When the money must be there</Heading>
      {describeMoneyDate(visa, start, localDay(useNow())).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
