import Printer from 'lucide/dist/esm/icons/printer.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import { secondary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { type CostEstimate, listNotes } from '../cost-calculator.logic.ts';
import { buttons, notes, remarks } from '../cost-calculator.styles.ts';
import { writePlans } from '../plan-link.logic.ts';
import { FormulaDetails } from './formula-details.tsx';
import type { RupeeRate } from './money.tsx';
import { RupeeForm } from './rupee-form.tsx';
import { ShareButton, type ShareTarget } from './share-button.tsx';

export interface EstimateExtrasProps {
  estimate: CostEstimate;
  rate: RupeeRate | undefined;
  setRate(rate: RupeeRate | undefined): void;
  comparison: { isFull: boolean; has: boolean; toggle(): void };
  target: ShareTarget;
}

/** What goes with an estimate: notes on it, what to do with it, and how it came about. */
export function EstimateExtras(props: EstimateExtrasProps) {
  const { estimate, rate, setRate, target } = props;
  return (
    <>
      <Remarks estimate={estimate} />
      <p>
        <SiteLink path="/tools#scholarship-finder" siteBase={target.siteBase}>
          Find scholarships that can lower this
        </SiteLink>
      </p>
      <Actions {...props} />
      <div>
        <RupeeForm rate={rate} setRate={setRate} />
        <FormulaDetails estimate={estimate} />
      </div>
    </>
  );
}

function Remarks({
  estimate: { lines, country, cityNote },
}: Pick<EstimateExtrasProps, 'estimate'>) {
  return (
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
  );
}

function Actions({ estimate: { plan }, comparison, target }: EstimateExtrasProps) {
  return (
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
  );
}
