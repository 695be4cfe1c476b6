import { type RefObject, useEffect, useState } from 'react';
import { muted, small } from '../../kit/ui/card.ts';
import { formatDay } from '../../kit/ui/format-day.ts';
import { Note } from '../../kit/ui/note.tsx';
import type { CostEstimate } from '../cost-calculator.logic.ts';
import { figures } from '../cost-calculator.styles.ts';
import { formatYears } from '../cost-lines.logic.ts';
import { describePlan } from '../plan-comparison.logic.ts';
import { CostLines } from './cost-lines.tsx';
import { EstimateExtras, type EstimateExtrasProps } from './estimate-extras.tsx';
import { Money, type RupeeRate } from './money.tsx';

interface EstimateViewProps extends EstimateExtrasProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What one plan costs. */
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
        <p className={muted}>{details}</p>
      </div>
      <div>
        <Figures estimate={estimate} />
        <p className={small} role="status">
          {rate && describeRate(rate)}
        </p>
      </div>
      <Note text={estimate.otherReadingNote} />
      <CostLines estimate={estimate} />
      {isPainted && <EstimateExtras {...props} />}
    </>
  );
}

/** Whether this is on the screen. What nobody looks for first can come a frame later. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => setIsPainted(true), []);
  return isPainted;
}

function Figures({ estimate: { plan, totalUsd, monthlyUsd } }: { estimate: CostEstimate }) {
  return (
    <dl className={figures}>
      <div>
        <dt>Total for {formatYears(plan.years)}</dt>
        <dd>
          <Money amountUsd={totalUsd} />
        </dd>
      </div>
      <div>
        <dt>Monthly living expenses</dt>
        <dd>
          <Money amountUsd={monthlyUsd} />
          <span className={small}>Everything but tuition</span>
        </dd>
      </div>
    </dl>
  );
}

/** Which rate the rupees rest on, in words. */
function describeRate({ rupeesPerUsd, day }: RupeeRate): string {
  const date = day && ` for ${formatDay(day)}`;
  return `Rupees at ₹${rupeesPerUsd} for $1, the rate you entered${date}.`;
}
