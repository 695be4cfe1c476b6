import { type RefObject, useEffect, useState } from 'react';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { count } from '../../kit/rules/plural.ts';
import { Note } from '../../kit/ui/note.tsx';
import type { CostEstimate } from '../cost-calculator.logic.ts';
import { figures } from '../cost-calculator.styles.ts';
import { describePlan } from '../plan-comparison.logic.ts';
import { CostLines } from './cost-lines.tsx';
import { EstimateExtras, type EstimateExtrasProps } from './estimate-extras.tsx';
import { Money, type RupeeRate } from './money.tsx';

interface EstimateViewProps extends EstimateExtrasProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The costs of one plan. */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, headingRef, rate } = props;
  const { title, details } = describePlan(estimate);
  const isPainted = useIsPainted();
  return (
    <>
      <div>
        <h3 ref={headingRef} tabIndex={-1}>
          {title}
        </h3>
        <p className={mutedText}>{details}</p>
      </div>
      <div>
        <Figures estimate={estimate} />
        <p className={smallText} role="status">
          {rate && describeRate(rate)}
        </p>
      </div>
      <Note text={estimate.otherBasisNote} />
      <CostLines estimate={estimate} />
      {isPainted && <EstimateExtras {...props} />}
    </>
  );
}

/** False until the first paint: content that nobody looks at first can wait for a frame. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => setIsPainted(true), []);
  return isPainted;
}

function Figures({ estimate: { plan, totalUsd, monthlyUsd } }: { estimate: CostEstimate }) {
  return (
    <dl className={figures}>
      <div>
        <dt>Total for {count(plan.years, 'year')}</dt>
        <dd>
          <Money amountUsd={totalUsd} />
        </dd>
      </div>
      <div>
        <dt>Monthly living expenses</dt>
        <dd>
          <Money amountUsd={monthlyUsd} />
          <span className={smallText}>Everything but tuition</span>
        </dd>
      </div>
    </dl>
  );
}

/** The exchange rate behind the rupees, in words. */
function describeRate({ rupeesPerUsd, day }: RupeeRate): string {
  const date = day && ` for ${formatDay(day)}`;
  return `Rupees at ₹${rupeesPerUsd} for $1, the rate you entered${date}.`;
}
