import { type RefObject, useEffect, useMemo, useState } from 'react';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
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

/**
 * The costs of one plan. Its total comes with the first paint, the lines and what goes with them a
 * frame later each: drawn at once, they would keep a slow phone from answering the press.
 */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, headingRef, rate } = props;
  const { title, details } = describePlan(estimate);
  const lined = useAfterPaint(estimate);
  const detailed = useAfterPaint(lined);
  const costLines = useMemo(() => lined && <CostLines estimate={lined} />, [lined]);
  return (
    <>
      <div>
        <Heading level={3} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <p className={mutedText}>{details}</p>
      </div>
      <div>
        <Figures estimate={estimate} />
        <p className={smallText} role="status">
          {rate && describeRate(rate)}
        </p>
      </div>
      <Note text={estimate.otherBasisNote} />
      {costLines}
      {detailed && <EstimateExtras {...props} estimate={detailed} />}
    </>
  );
}

/** `value` once a frame has been painted without it; until then the value before, if any. */
function useAfterPaint<T>(value: T): T | undefined {
  const [painted, setPainted] = useState<T>();
  useEffect(() => setPainted(value), [value]);
  return painted;
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
