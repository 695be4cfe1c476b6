import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import { useMemo, useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import { planNames } from '../content/plan-names.ts';
import { card } from '../kit/core/card.styles.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { panel } from '../kit/tools/form-with-result.styles.ts';
import { FormWithResult, ResultMessage } from '../kit/tools/form-with-result.tsx';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { Section } from '../kit/ui/section.tsx';
import { costTable } from './cost-calculator.fields.ts';
import { estimateCosts } from './cost-calculator.logic.ts';
import type { CostPlan } from './cost-plan.ts';
import { ComparisonView } from './parts/comparison-view.tsx';
import { CostFields } from './parts/cost-fields.tsx';
import { EstimateView } from './parts/estimate-view.tsx';
import { type RupeeRate, RupeeRateContext } from './parts/money.tsx';
import { type CostAttributes, useCostForm } from './parts/use-cost-form.ts';
import { isSamePlan, MAX_PLANS } from './plan-comparison.logic.ts';

const PLAN_FIELDS = {
  country: 'country',
  city: 'city',
  level: 'programLevel',
  years: 'duration',
  accommodation: 'accommodation',
  lifestyle: 'lifestyle',
} as const;

export function CostCalculator(attributes: CostAttributes) {
  const { accommodationBasis: basis, syncUrl } = attributes;
  const [rate, setRate] = useState<RupeeRate>();
  const { form, values, follow, change, programNote, plans, estimate, isStale, resultHeading } =
    useCostForm(attributes);
  const comparisonHeading = useRef<HTMLHeadingElement>(null);
  const { shown, compared } = plans;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same plan and basis, the same result
  const shownEstimate = useMemo(() => shown && estimate(shown), [shown, basis]);
  const isCompared = !!shown && compared.some((plan) => isSamePlan(plan, shown));

  const remove = (plan: CostPlan) => {
    // The button disappears and would take the focus with it.
    (compared.length > 1 ? comparisonHeading : resultHeading).current?.focus();
    plans.remove(plan);
  };
  return (
    <RupeeRateContext.Provider value={rate}>
      <Section
        heading="What will it cost?"
        intro="Tuition, rent and daily life in ten countries, in US dollars. Planning figures from 2021-23: your university and city set the real ones."
      >
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
                rate={rate}
                setRate={setRate}
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
            table={costTable}
            asks={PLAN_FIELDS}
            values={values}
            formRef={form.formProps.ref}
            isSynced={syncUrl}
            names={planNames}
            use={change}
          />
          <CostFields form={form} values={values} programNote={programNote} />
        </FormWithResult>
        {compared.length > 0 && (
          <div className={`${card} ${panel}`}>
            <ComparisonView
              estimates={compared.map((plan) => estimateCosts(countries, plan, basis))}
              headingRef={comparisonHeading}
              remove={remove}
              syncUrl={syncUrl}
            />
          </div>
        )}
        <p className={visuallyHidden} role="status">
          {describeComparison(compared.length)}
        </p>
      </Section>
    </RupeeRateContext.Provider>
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
