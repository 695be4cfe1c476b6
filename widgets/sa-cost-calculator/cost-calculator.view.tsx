import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import { useMemo, useRef } from 'react';
import { countries } from '../content/countries/countries.ts';
import { planNames } from '../content/plan-names.ts';
import { card } from '../kit/core/card.styles.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { panel } from '../kit/tools/form-with-result.styles.ts';
import { FormWithResult, ResultMessage } from '../kit/tools/form-with-result.tsx';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import { Section } from '../kit/ui/section.tsx';
import { api, type CostAttributes, formTable } from './cost-calculator.api.ts';
import { estimateCosts } from './estimate/cost-calculator.logic.ts';
import { EstimateView, loadExtras } from './estimate/estimate-view.tsx';
import { RupeesContext } from './estimate/money.tsx';
import { CostFields } from './plan/cost-fields.tsx';
import type { CostPlan } from './plan/cost-plan.ts';
import { isSamePlan, MAX_PLANS } from './plan/plan-list.logic.ts';
import { useCostForm } from './plan/use-cost-form.ts';
import { useRates } from './rates/use-rates.ts';

const loadComparison = () => import('./compare/comparison-view.tsx');
const loadAfford = () => import('./afford/afford-panel.tsx');

export function CostCalculator(attributes: CostAttributes) {
  const { syncUrl } = attributes;
  const rates = useRates();
  const calculator = useCostForm(attributes);
  const { form, values, follow, programNote, plans, estimate, isStale, resultHeading } = calculator;
  const { basis, tab, chooseBasis } = calculator;
  const comparisonHeading = useRef<HTMLHeadingElement>(null);
  const { shown, compared } = plans;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same plan and basis, the same result
  const shownEstimate = useMemo(() => shown && estimate(shown), [shown, basis]);
  const isCompared = !!shown && compared.some((plan) => isSamePlan(plan, shown));

  // Downloads of their own: a first result does without them.
  const comparison = useLazyModule(loadComparison, compared.length > 0);
  const afford = useLazyModule(loadAfford, tab === 'afford');
  usePrefetch([loadExtras, loadComparison, loadAfford]);

  const remove = (plan: CostPlan) => {
    // The button disappears and would take the focus with it.
    (compared.length > 1 ? comparisonHeading : resultHeading).current?.focus();
    plans.remove(plan);
  };
  return (
    <RupeesContext.Provider value={rates.hasRupees ? rates.rupees.perUsd : undefined}>
      <Section
        heading="What will it cost?"
        intro="Tuition, rent and daily life in ten countries, in dollars and rupees. Planning figures from 2021-23: your university and city set the real ones."
      >
        <Tabs
          label="Two ways to ask"
          tabs={api.tab.options}
          selected={tab}
          select={calculator.selectTab}
        />
        <TabPanel id="plan" selected={tab}>
          <FormWithResult
            form={form}
            label="Calculate Costs"
            busyLabel="Calculating..."
            onChange={follow}
            state={stateOf(!!shownEstimate, isStale)}
            result={
              shownEstimate ? (
                <EstimateView
                  estimate={shownEstimate}
                  headingRef={resultHeading}
                  chooseBasis={chooseBasis}
                  rates={rates}
                  comparison={{
                    isFull: compared.length >= MAX_PLANS,
                    has: isCompared,
                    toggle: () => (isCompared ? plans.remove : plans.add)(shownEstimate.plan),
                  }}
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
              use={calculator.change}
            />
            <CostFields form={form} values={values} programNote={programNote} />
          </FormWithResult>
          {compared.length > 0 && (
            <div className={`${card} ${panel}`}>
              {comparison.loaded ? (
                <comparison.loaded.ComparisonView
                  estimates={compared.map((plan) => estimateCosts(countries, plan, basis))}
                  headingRef={comparisonHeading}
                  remove={remove}
                  syncUrl={syncUrl}
                />
              ) : (
                <LoadingState subject="The comparison" {...comparison} />
              )}
            </div>
          )}
          <p className={visuallyHidden} role="status">
            {describeComparison(compared.length)}
          </p>
        </TabPanel>
        <TabPanel id="afford" selected={tab}>
          {afford.loaded ? (
            <afford.loaded.AffordPanel
              values={values}
              basis={basis}
              chooseBasis={chooseBasis}
              rates={rates}
              open={calculator.open}
            />
          ) : (
            tab === 'afford' && <LoadingState subject="This tab" {...afford} />
          )}
        </TabPanel>
      </Section>
    </RupeesContext.Provider>
  );
}

function stateOf(hasEstimate: boolean, isStale: boolean) {
  if (!hasEstimate) return 'empty';
  return isStale ? 'stale' : 'ready';
}

function describeComparison(count: number): string {
  return count ? `${count} of ${MAX_PLANS} plans in the comparison` : '';
}

function EmptyView() {
  return (
    <ResultMessage icon={Calculator}>
      <p>Fill out the form to see a detailed breakdown...</p>
      <p>A total, the monthly living expenses and eight lines, each with its formula.</p>
    </ResultMessage>
  );
}
