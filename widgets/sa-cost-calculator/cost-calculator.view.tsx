import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import { type RefObject, useEffect, useRef } from 'react';
import { contents as rates } from '../content/exchange-rates.ts';
import { planNames } from '../content/plan-names.ts';
import { contents as money } from '../content/visas/money.ts';
import { readQuery } from '../kit/address/address-table.ts';
import { pushAddress } from '../kit/address/replace-query.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import { card } from '../kit/core/card.styles.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { useCommonAttributes } from '../kit/element/host.ts';
import { followContent } from '../kit/loading/follow-content.ts';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { panel } from '../kit/tools/form-with-result.styles.ts';
import { FormWithResult, ResultMessage } from '../kit/tools/form-with-result.tsx';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import { RupeesContext } from '../kit/ui/money.tsx';
import { Section } from '../kit/ui/section.tsx';
import { api, type CostAttributes, formTable, viewTable } from './cost-calculator.api.ts';
import { part } from './cost-calculator.styles.ts';
import { countBy } from './estimate/cost-calculator.logic.ts';
import { EstimateView, loadExtras } from './estimate/estimate-view.tsx';
import { type Compared, useCalculation } from './estimate/use-calculation.ts';
import type { AccommodationBasis, CostChoice } from './plan/cost-choice.ts';
import { CostFields } from './plan/cost-fields.tsx';
import { describePlan, MAX_PLANS } from './plan/plan-list.logic.ts';
import { useLinked } from './plan/read-linked.ts';
import { useCostForm } from './plan/use-cost-form.ts';
import { useRates } from './rates/use-rates.ts';

const ABOUT =
  'Tuition, rent and daily life in ten countries, in dollars and rupees. Planning figures from 2021-23: your university and city set the real ones.';

const followSums = () => followContent({ ...rates, ...money });
const loadComparison = () => import('./compare/comparison-view.tsx');
const loadAfford = () => import('./afford/afford-panel.tsx');

export function CostCalculator(attributes: CostAttributes) {
  const { accommodationBasis, tab, syncUrl } = attributes;
  const rates = useRates();
  const isNamedByPage = useCommonAttributes().hideHeading;
  const linked = useLinked(syncUrl);
  const view = useAddressedFields({
    table: viewTable,
    attributes: { accommodationBasis, tab },
    isSynced: syncUrl,
    linked: linked.view,
  });
  const { accommodationBasis: basis, tab: openTab } = view.values;
  const typed = useCostForm(attributes, linked, (plan) => calculation.calculate(plan));
  const calculation = useCalculation({
    typed: typed.plan,
    basis,
    linked: linked.plans,
    isSynced: syncUrl,
  });
  const { form, values } = typed;
  const { result, isStale, compared, headingRef } = calculation;

  // The second tab stays once it has been opened, with all that is typed.
  const hasOpened = useRef(false);
  hasOpened.current ||= openTab === 'afford';
  const afford = useLazyModule(loadAfford, hasOpened.current);
  usePrefetch([followSums, loadExtras, loadComparison, loadAfford]);

  const chooseBasis = (by: AccommodationBasis) => {
    view.change({ accommodationBasis: by });
    calculation.recount(by);
  };
  /** Shows a plan of the other tab as if it had been filled in and calculated. */
  const open = (plan: CostChoice, by: AccommodationBasis) => {
    if (syncUrl) pushAddress();
    typed.change(plan);
    view.change({ tab: 'plan', accommodationBasis: by });
    calculation.calculate(plan, by);
  };
  // Back from such a plan, and forward to it again.
  useEffect(() => {
    if (!syncUrl) return;
    const follow = () =>
      view.change({ accommodationBasis, tab, ...readQuery(viewTable, location.search) });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  return (
    <RupeesContext.Provider value={rates.hasRupees ? rates.rupees.perUsd : undefined}>
      <Section
        heading="What will it cost?"
        intro={!isNamedByPage && 'Planning figures from 2021-23.'}
      >
        <Tabs
          label="Two ways to ask"
          tabs={api.tab.options}
          selected={openTab}
          select={(id) => view.change({ tab: id })}
        />
        <TabPanel id="plan" selected={openTab}>
          <FormWithResult
            form={form}
            label="Calculate Costs"
            busyLabel="Calculating..."
            onChange={typed.follow}
            state={stateOf(!!result, isStale)}
            summary={result ? Object.values(describePlan(result)).join(', ') : ''}
            result={(folded) =>
              result ? (
                <EstimateView
                  estimate={result}
                  headingRef={headingRef}
                  folded={folded}
                  chooseBasis={chooseBasis}
                  rates={rates}
                  compared={compared}
                  syncUrl={syncUrl}
                />
              ) : (
                <EmptyView />
              )
            }
          >
            <PlanOffer
              table={formTable}
              values={values}
              formRef={form.formProps.ref}
              isSynced={syncUrl}
              names={planNames}
              use={typed.change}
            />
            <CostFields form={form} values={values} programNote={typed.programNote} />
          </FormWithResult>
          <Comparison compared={compared} basis={basis} resultRef={headingRef} syncUrl={syncUrl} />
        </TabPanel>
        <TabPanel id="afford" selected={openTab}>
          {afford.loaded ? (
            <afford.loaded.AffordPanel
              values={values}
              rates={rates}
              isSynced={syncUrl}
              open={open}
            />
          ) : (
            openTab === 'afford' && <LoadingState subject="This tab" {...afford} />
          )}
        </TabPanel>
        <details className={part}>
          <summary>About this tool</summary>
          <p>{ABOUT}</p>
        </details>
      </Section>
    </RupeesContext.Provider>
  );
}

interface ComparisonProps {
  compared: Compared;
  basis: AccommodationBasis;
  /** Takes the focus from the last plan that is removed. */
  resultRef: RefObject<HTMLElement | null>;
  syncUrl: boolean;
}

/** The compared plans, in a download of their own: a first result does without them. */
function Comparison({ compared: plans, basis, resultRef, syncUrl }: ComparisonProps) {
  const { compared } = plans;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const comparison = useLazyModule(loadComparison, compared.length > 0);
  const remove = (plan: CostChoice) => {
    // The button disappears and would take the focus with it.
    (compared.length > 1 ? headingRef : resultRef).current?.focus();
    plans.remove(plan);
  };
  return (
    <>
      {compared.length > 0 && (
        <div className={`${card} ${panel}`}>
          {comparison.loaded ? (
            <comparison.loaded.ComparisonView
              estimates={compared.map((estimate) => countBy(estimate, basis))}
              headingRef={headingRef}
              remove={remove}
              syncUrl={syncUrl}
            />
          ) : (
            <LoadingState subject="The comparison" {...comparison} />
          )}
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {compared.length > 0 && `${compared.length} of ${MAX_PLANS} plans in the comparison`}
      </p>
    </>
  );
}

function stateOf(hasEstimate: boolean, isStale: boolean) {
  if (!hasEstimate) return 'empty';
  return isStale ? 'stale' : 'ready';
}

function EmptyView() {
  return (
    <ResultMessage icon={Calculator}>
      <p>Fill out the form to see a detailed breakdown...</p>
      <p>A total, the monthly living expenses and eight lines, each with its formula.</p>
    </ResultMessage>
  );
}
