import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import type { AccommodationType } from '../content/countries/country.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { fieldOf, useForm } from '../kit/forms/use-form.ts';
import { card } from '../kit/ui/card.ts';
import { panel } from '../kit/ui/planner.styles.ts';
import { Planner, PlannerMessage } from '../kit/ui/planner.tsx';
import { Section } from '../kit/ui/section.tsx';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { estimateCosts } from './cost-calculator.logic.ts';
import { costFields, parseCostForm } from './cost-form.logic.ts';
import type { AccommodationBasis, CostPlan, Lifestyle } from './cost-plan.ts';
import { type CostStart, matchPresets } from './cost-presets.logic.ts';
import { ComparisonView } from './parts/comparison-view.tsx';
import { CostFields } from './parts/cost-fields.tsx';
import { EstimateView } from './parts/estimate-view.tsx';
import { type RupeeRate, RupeeRateContext } from './parts/money.tsx';
import { useCostPlans } from './parts/use-cost-plans.ts';
import { isSamePlan, MAX_PLANS } from './plan-comparison.logic.ts';

interface CostCalculatorProps {
  country: string;
  city: string;
  programLevel: string;
  duration: string;
  accommodation: AccommodationType;
  lifestyle: Lifestyle;
  accommodationBasis: AccommodationBasis;
  syncUrl: boolean;
  siteBase: string;
}

export function CostCalculator(props: CostCalculatorProps) {
  const { accommodationBasis: basis, syncUrl, siteBase } = props;
  const host = useHost();
  const [linked, setLinked] = useState<CostStart>();
  const [rate, setRate] = useState<RupeeRate>();
  const [calculations, setCalculations] = useState(0);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const comparisonHeading = useRef<HTMLHeadingElement>(null);
  const preset = readPresets(props);
  const { values: start, note } = linked ?? preset;

  const form = useForm<CostPlan>({
    names: costFields,
    check: (values) => parseCostForm(values, countries),
    onValid(plan) {
      const { totalUsd, monthlyUsd } = estimateCosts(countries, plan, basis);
      plans.show(plan);
      setCalculations((count) => count + 1);
      emit(host, 'calculated', { ...plan, accommodationBasis: basis, totalUsd, monthlyUsd });
      return false;
    },
    // An unknown country: what was shown before stays.
    onError: (error) => console.error(error),
  });
  const { ref: formRef } = form.formProps;

  const plans = useCostPlans(syncUrl, preset, (found) => {
    const form = formRef.current;
    const isUntouched = costFields.every(
      (name) => ((form && fieldOf(form, name)?.value) || '') === start[name],
    );
    if (isUntouched) setLinked(found);
    return isUntouched;
  });
  const { shown, compared, isStale } = plans;
  const estimate = shown && estimateCosts(countries, shown, basis);
  const isCompared = !!shown && compared.some((plan) => isSamePlan(plan, shown));
  const target = { syncUrl, siteBase };

  useLayoutEffect(() => {
    if (calculations) resultHeading.current?.focus();
  }, [calculations]);

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
          <CostFields key={JSON.stringify(start)} form={form} start={start} programNote={note} />
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

/** The attributes as the form takes them. */
function readPresets({ programLevel, ...attributes }: CostCalculatorProps): CostStart {
  return matchPresets({ ...attributes, 'program-level': programLevel }, countries);
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
