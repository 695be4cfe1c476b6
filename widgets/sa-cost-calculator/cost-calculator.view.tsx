import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import { useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import { card } from '../kit/ui/card.ts';
import { panel } from '../kit/ui/planner.styles.ts';
import { Planner, PlannerMessage } from '../kit/ui/planner.tsx';
import { Section } from '../kit/ui/section.tsx';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { estimateCosts } from './cost-calculator.logic.ts';
import type { CostPlan } from './cost-plan.ts';
import { ComparisonView } from './parts/comparison-view.tsx';
import { CostFields } from './parts/cost-fields.tsx';
import { EstimateView } from './parts/estimate-view.tsx';
import { type RupeeRate, RupeeRateContext } from './parts/money.tsx';
import { type CostAttributes, useCostForm } from './parts/use-cost-form.ts';
import { isSamePlan, MAX_PLANS } from './plan-comparison.logic.ts';

interface CostCalculatorProps extends CostAttributes {
  siteBase: string;
}

export function CostCalculator({ siteBase, ...attributes }: CostCalculatorProps) {
  const { accommodationBasis: basis, syncUrl } = attributes;
  const [rate, setRate] = useState<RupeeRate>();
  const { form, start, plans, resultHeading } = useCostForm(attributes);
  const comparisonHeading = useRef<HTMLHeadingElement>(null);
  const { shown, compared, isStale } = plans;
  const estimate = shown && estimateCosts(countries, shown, basis);
  const isCompared = !!shown && compared.some((plan) => isSamePlan(plan, shown));
  const target = { syncUrl, siteBase };

  const remove = (plan: CostPlan) => {
    // The button goes, and the focus would go with it.
    (compared.length > 1 ? comparisonHeading : resultHeading).current?.focus();
    plans.remove(plan);
  };
  return (
    <RupeeRateContext.Provider value={rate}>
      <Section
        heading="What will it cost?"
        intro="Tuition, rent and daily life in ten countries, in US dollars. Planning figures from 2021-23: your university and city set the real ones."
      >
        <Planner
          form={form}
          label="Calculate Costs"
          busyLabel="Calculating..."
          onChange={plans.markStale}
          state={stateOf(!!estimate, isStale)}
          result={
            estimate ? (
              <EstimateView
                estimate={estimate}
                headingRef={resultHeading}
                rate={rate}
                setRate={setRate}
                comparison={{
                  isFull: compared.length >= MAX_PLANS,
                  has: isCompared,
                  toggle: () => (isCompared ? plans.remove : plans.add)(estimate.plan),
                }}
                target={target}
              />
            ) : (
              <EmptyView />
            )
          }
        >
          <CostFields
            key={JSON.stringify(start.values)}
            form={form}
            start={start.values}
            programNote={start.note}
          />
        </Planner>
        {compared.length > 0 && (
          <div className={`${card} ${panel}`}>
            <ComparisonView
              estimates={compared.map((plan) => estimateCosts(countries, plan, basis))}
              headingRef={comparisonHeading}
              remove={remove}
              target={target}
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
    <PlannerMessage icon={Calculator}>
      <p>Fill out the form to see a detailed breakdown...</p>
      <p>A total, the monthly living expenses and eight lines, each with its formula.</p>
    </PlannerMessage>
  );
}
