import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { Heading } from '../../kit/core/heading.tsx';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { useLazyModule } from '../../kit/loading/use-async.ts';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { Money } from '../../kit/ui/money.tsx';
import { useNow } from '../../kit/ui/use-now.ts';
import { part, planTitle, range } from '../cost-calculator.styles.ts';
import type { AccommodationBasis } from '../plan/cost-choice.ts';
import { describePlan } from '../plan/plan-list.logic.ts';
import { CostBar } from './cost-bar.tsx';
import { CostLines } from './cost-lines.tsx';
import type { EstimateExtrasProps } from './estimate-extras.tsx';
import { ReadingSwitch } from './reading-switch.tsx';
import { datedRate, rangeOf } from './readings.logic.ts';

export const loadExtras = () => import('./estimate-extras.tsx');

interface EstimateViewProps extends Omit<EstimateExtrasProps, 'funds'> {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The choice in one line, on a phone. */
  folded: ReactNode;
  chooseBasis(basis: AccommodationBasis): void;
}

/**
 * The costs of one plan. The totals are painted first, the lines and the extras one frame later each:
 * painted at once, they would delay the answer to the press on a slow phone.
 */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, headingRef, folded, chooseBasis, rates } = props;
  const { title, details } = describePlan(estimate);
  const lined = useAfterPaint(estimate);
  const detailed = useAfterPaint(lined);
  const costLines = useMemo(() => lined && <CostLines estimate={lined} />, [lined]);
  // A separate download: it is not needed before the first result.
  const extras = useLazyModule(loadExtras, !!detailed);
  const today = localDay(useNow());
  const funds = extras.loaded?.checkFunds(estimate, today, rates.find(estimate.country.currency));
  return (
    <>
      <div className={planTitle}>
        <Heading level={3} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <p>{details}</p>
      </div>
      <p className={range}>
        <Money usd={rangeOf(estimate)} />
        {rates.hasRupees && <small>{datedRate(rates.rupees)}</small>}
      </p>
      {folded}
      <ReadingSwitch
        name="accommodation-basis"
        legend="Depends on how rent is counted"
        readings={['monthly', 'yearly']}
        chosen={estimate.basis}
        choose={chooseBasis}
      >
        Our table lists rent per year; the formula counts it 12 times. If the table is right, use
        the lower total.
      </ReadingSwitch>
      <CostBar estimate={estimate} />
      {costLines && (
        <details className={part}>
          <summary>All eight, with formulas</summary>
          {costLines}
        </details>
      )}
      {detailed && extras.loaded && (
        <extras.loaded.EstimateExtras {...props} estimate={detailed} funds={funds} />
      )}
      {detailed && !extras.loaded && <LoadingState subject="The rest of the result" {...extras} />}
    </>
  );
}

/** `value` once a frame has been painted without it; until then the value before, if any. */
function useAfterPaint<T>(value: T): T | undefined {
  const [painted, setPainted] = useState<T>();
  useEffect(() => setPainted(value), [value]);
  return painted;
}
