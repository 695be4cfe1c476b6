import Printer from 'lucide/dist/esm/icons/printer.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import type { RefObject } from 'react';
import { secondary } from '../../kit/ui/button-styles.ts';
import { muted, small } from '../../kit/ui/card.ts';
import { formatDay } from '../../kit/ui/format-day.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { type CostEstimate, listNotes } from '../cost-calculator.logic.ts';
import { buttons, figures, notes, remarks } from '../cost-calculator.styles.ts';
import { formatYears } from '../cost-lines.logic.ts';
import { describePlan } from '../plan-comparison.logic.ts';
import { writePlans } from '../plan-link.logic.ts';
import { CostLines } from './cost-lines.tsx';
import { FormulaDetails } from './formula-details.tsx';
import { Money, type RupeeRate } from './money.tsx';
import { RupeeForm } from './rupee-form.tsx';
import { ShareButton, type ShareTarget } from './share-button.tsx';

interface EstimateViewProps {
  estimate: CostEstimate;
  headingRef: RefObject<HTMLHeadingElement | null>;
  rate: RupeeRate | undefined;
  setRate(rate: RupeeRate | undefined): void;
  comparison: { isFull: boolean; has: boolean; toggle(): void };
  target: ShareTarget;
}

/** What one plan costs. */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, headingRef, rate, setRate, comparison, target } = props;
  const { plan, country, lines, cityNote, otherReadingNote } = estimate;
  const { title, details } = describePlan(estimate);
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
      <Note text={otherReadingNote} />
      <CostLines estimate={estimate} />
      <div className={`${remarks} ${small}`}>
        <p>{cityNote}</p>
        {lines.map(
          ({ key, label, note }) =>
            note && (
              <p key={key}>
                {label}: {note.text} Source: {note.source}.
              </p>
            ),
        )}
        <ul className={notes}>
          {listNotes(country).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <p>
        <SiteLink path="/tools#scholarship-finder" siteBase={target.siteBase}>
          Find scholarships that can lower this
        </SiteLink>
      </p>
      <div className={buttons}>
        {comparison.isFull && !comparison.has ? (
          <p className={small}>Three plans are compared already. Remove one to add this.</p>
        ) : (
          <button type="button" className={secondary} part="button" onClick={comparison.toggle}>
            <Icon of={Scale} />
            {comparison.has ? 'Remove from comparison' : 'Add to comparison'}
          </button>
        )}
        <button type="button" className={secondary} part="button" onClick={() => print()}>
          <Icon of={Printer} />
          Print
        </button>
        <ShareButton
          key={writePlans('', [plan])}
          id="plan-link"
          label="Share this plan"
          plans={[plan]}
          target={target}
        />
      </div>
      <div>
        <RupeeForm rate={rate} setRate={setRate} />
        <FormulaDetails estimate={estimate} />
      </div>
    </>
  );
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
