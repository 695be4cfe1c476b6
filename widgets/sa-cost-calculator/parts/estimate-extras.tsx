import Printer from 'lucide/dist/esm/icons/printer.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import { planNames } from '../../content/plan-names.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { type CostEstimate, listNotes } from '../cost-calculator.logic.ts';
import { buttons, notes, remarks } from '../cost-calculator.styles.ts';
import { writePlans } from '../plan-link.logic.ts';
import { FormulaDetails } from './formula-details.tsx';
import type { RupeeRate } from './money.tsx';
import { RupeeForm } from './rupee-form.tsx';
import { ShareButton } from './share-button.tsx';

export interface EstimateExtrasProps {
  estimate: CostEstimate;
  rate: RupeeRate | undefined;
  setRate(rate: RupeeRate | undefined): void;
  comparison: { isFull: boolean; has: boolean; toggle(): void };
  syncUrl: boolean;
}

/** The extras of an estimate: notes, actions, and its formulas. */
export function EstimateExtras(props: EstimateExtrasProps) {
  const { estimate, rate, setRate } = props;
  return (
    <>
      <Remarks estimate={estimate} />
      <p>
        <SiteLink path="/tools#scholarship-finder">Find scholarships that can lower this</SiteLink>
      </p>
      <Actions {...props} />
      <div>
        <RupeeForm rate={rate} setRate={setRate} />
        <FormulaDetails estimate={estimate} />
      </div>
      <NextStep from="cost-calculator" names={planNames} />
    </>
  );
}

function Remarks({
  estimate: { lines, country, cityNote },
}: Pick<EstimateExtrasProps, 'estimate'>) {
  return (
    <div className={`${remarks} ${smallText}`}>
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
  );
}

function Actions({ estimate: { plan }, comparison, syncUrl }: EstimateExtrasProps) {
  return (
    <div className={buttons}>
      {comparison.isFull && !comparison.has ? (
        <p className={smallText}>Three plans are compared already. Remove one to add this.</p>
      ) : (
        <button type="button" className={secondary} part="button" onClick={comparison.toggle}>
          <Icon icon={Scale} />
          {comparison.has ? 'Remove from comparison' : 'Add to comparison'}
        </button>
      )}
      <button type="button" className={secondary} part="button" onClick={() => print()}>
        <Icon icon={Printer} />
        Print
      </button>
      <ShareButton
        key={writePlans('', [plan])}
        id="plan-link"
        label="Share this plan"
        plans={[plan]}
        syncUrl={syncUrl}
      />
    </div>
  );
}
