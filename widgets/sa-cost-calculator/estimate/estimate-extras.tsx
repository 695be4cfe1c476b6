import Printer from 'lucide/dist/esm/icons/printer.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import { smallText } from '../../kit/core/card.styles.ts';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { describeSource } from '../../kit/rules/source.ts';
import { NextStep, useNextStep } from '../../kit/tools/next-step.tsx';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { part } from '../cost-calculator.styles.ts';
import { writeCostChoices } from '../plan/cost-address.logic.ts';
import { describePlan, MAX_PLANS } from '../plan/plan-list.logic.ts';
import { ShareButton } from '../plan/share-button.tsx';
import { RateForm } from '../rates/rate-form.tsx';
import type { Rates } from '../rates/use-rates.ts';
import { isAmong } from './calculation.logic.ts';
import { type CostEstimate, listNotes } from './cost-calculator.logic.ts';
import { describeLifestyles } from './cost-lines.logic.ts';
import { buttons, notes } from './extras.styles.ts';
import type { Funds } from './funds.logic.ts';
import { describeRange } from './readings.logic.ts';
import type { Compared } from './use-calculation.ts';

export { checkFunds } from './funds.logic.ts';

export interface EstimateExtrasProps {
  estimate: CostEstimate;
  /** The money to show for the visa; undefined if no figure is known. */
  funds: Funds | undefined;
  rates: Rates;
  compared: Compared;
  syncUrl: boolean;
}

/** The extras of an estimate: notes, actions, and its formulas. */
export function EstimateExtras(props: EstimateExtrasProps) {
  const { estimate, rates, funds } = props;
  const leadsToScholarships = useNextStep('cost-calculator')?.to === 'scholarship-finder';
  return (
    <>
      {funds && <FundsView funds={funds} />}
      <FormulaDetails estimate={estimate} />
      <RateForm
        key={estimate.country.currency}
        rates={rates}
        currency={estimate.country.currency}
      />
      <ul className={`${notes} ${smallText}`}>
        {listNotes(estimate.country).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {!leadsToScholarships && (
        <p>
          <SiteLink path="/tools#scholarship-finder">
            Find scholarships that can lower this
          </SiteLink>
        </p>
      )}
      <Actions {...props} />
      <NextStep from="cost-calculator" isBar />
    </>
  );
}

/** The money to show for the visa, and whether the plan's costs reach it. */
function FundsView({ funds }: { funds: Funds }) {
  const { asked, planned, otherwise, announced, note, fact } = funds;
  return (
    <details className={part}>
      <summary>Money you must show</summary>
      <p>
        {asked} {planned} {otherwise} {announced}
      </p>
      {note && <p className={smallText}>{note}</p>}
      {fact && <SourceLine fact={fact} />}
    </details>
  );
}

function Actions({ estimate, rates, compared: others, syncUrl }: EstimateExtrasProps) {
  const { plan, basis } = estimate;
  const { compared, add, remove } = others;
  const isCompared = isAmong(compared, plan);
  return (
    <div className={buttons}>
      {compared.length >= MAX_PLANS && !isCompared ? (
        <p className={smallText}>Three plans are compared already. Remove one to add this.</p>
      ) : (
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => (isCompared ? remove(plan) : add())}
        >
          <Icon icon={Scale} />
          {isCompared ? 'Remove from comparison' : 'Add to comparison'}
        </button>
      )}
      <button type="button" className={secondary} part="button" onClick={() => print()}>
        <Icon icon={Printer} />
        Print
      </button>
      <ShareButton
        key={writeCostChoices('', [plan], basis)}
        id="plan-link"
        label="Share this plan"
        plans={[plan]}
        text={`${describePlan(estimate).title}: ${describeRange(estimate, rates.hasRupees ? rates.rupees : undefined)}`}
        basis={basis}
        syncUrl={syncUrl}
      />
    </div>
  );
}

/** The formulas in words, and the sources of their figures. */
function FormulaDetails({ estimate }: { estimate: CostEstimate }) {
  const { lines, country, cityNote } = estimate;
  const { source, asOf } = country.costs;
  return (
    <details className={part}>
      <summary>How this is worked out</summary>
      <ul className={notes}>
        {lines.map(({ key, label, formulaInWords }) => (
          <li key={key}>
            {label}: {formulaInWords}
          </li>
        ))}
        <li>Lifestyle: {describeLifestyles()}</li>
        <li>Monthly living expenses: (total − tuition) ÷ (12 × years)</li>
        <li>{cityNote}</li>
        {lines.map(
          ({ key, label, note }) =>
            note && (
              <li key={key}>
                {label}: {note.text} Source: {describeSource(note.source).name},{' '}
                {formatDay(note.asOf)}.
              </li>
            ),
        )}
      </ul>
      <p className={smallText}>
        Figures: {source} (as of {asOf}).
      </p>
    </details>
  );
}
