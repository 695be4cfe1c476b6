import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { namesOf } from '../../kit/address/address-table.ts';
import { useAddressedFields } from '../../kit/address/use-addressed-fields.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { updatePlan } from '../../kit/stores/plan.ts';
import { type CostAttributes, type CostTab, formTable, viewTable } from '../cost-calculator.api.ts';
import { estimateCosts } from '../estimate/cost-calculator.logic.ts';
import { useEstimates } from '../estimate/use-estimates.ts';
import { parseCostForm, toFormValues } from './cost-form.logic.ts';
import type { AccommodationBasis, CostPlan } from './cost-plan.ts';
import { isSamePlan } from './plan-list.logic.ts';
import { explainProgramLevel, matchProgramLevel } from './program-level.logic.ts';
import { readLinked } from './read-linked.ts';
import { useCostPlans } from './use-cost-plans.ts';

/** The form, its values, its plans, and how their rent is counted. A new result takes the focus. */
export function useCostForm(attributes: CostAttributes) {
  const { accommodationBasis, tab, syncUrl, ...fields } = attributes;
  const host = useHost();
  const [linkedLevel, setLinkedLevel] = useState('');
  const [calculations, setCalculations] = useState(0);
  const resultHeading = useRef<HTMLHeadingElement>(null);

  const view = useAddressedFields({
    table: viewTable,
    attributes: { accommodationBasis, tab },
    isSynced: syncUrl,
  });
  const basis = view.values.accommodationBasis;
  const plans = useCostPlans(syncUrl, basis);
  const { estimate, prepare } = useEstimates(basis);

  /** Tells the page and the other tools what a plan costs. */
  const tell = (plan: CostPlan, by: AccommodationBasis) => {
    const { totalUsd, monthlyUsd } = estimateCosts(countries, plan, by);
    const values = { ...toFormValues(plan), accommodationBasis: by };
    updatePlan(values, { estimate: { totalUsd, yearlyUsd: totalUsd / plan.years } });
    emit(host, 'calculated', { ...values, totalUsd, monthlyUsd });
  };
  const show = (plan: CostPlan) => {
    plans.show(plan);
    setCalculations((count) => count + 1);
    tell(plan, basis);
  };
  const form = useForm<CostPlan>({
    names: namesOf(formTable),
    check: (values) => parseCostForm(values, countries),
    onValid(plan) {
      // Throws for an unknown country, before anything changes.
      estimate(plan);
      show(plan);
      return false;
    },
    // An unknown country: the previous result stays.
    onError: (error) => console.error(error),
  });
  const { values, follow, change } = useAddressedFields({
    table: formTable,
    attributes: fields,
    isSynced: syncUrl,
    formRef: form.formProps.ref,
    onFilled: form.formProps.onInput,
    read: (query) => readLinked(query).values,
  });
  const current = parseCostForm(values, countries).value;
  const isStale = !!plans.shown && !(current && isSamePlan(current, plans.shown));

  // After painting the change: nothing of the result's arithmetic is left for the press.
  useEffect(() => prepare(current));

  useLayoutEffect(() => {
    if (syncUrl) setLinkedLevel(readLinked(location.search).level);
  }, [syncUrl]);
  const wantedLevel = matchProgramLevel(linkedLevel) ? linkedLevel : fields.programLevel;

  // After painting: focusing forces a layout at once, in the middle of the click.
  useEffect(() => {
    if (calculations) resultHeading.current?.focus();
  }, [calculations]);

  const programNote = explainProgramLevel(wantedLevel);
  return {
    form,
    values,
    follow,
    change,
    programNote,
    plans,
    estimate,
    isStale,
    resultHeading,
    basis,
    tab: view.values.tab,
    selectTab: (id: CostTab) => view.change({ tab: id }),
    /** Counts the rent otherwise, in all that follows from it. */
    chooseBasis(by: AccommodationBasis) {
      view.change({ accommodationBasis: by });
      if (plans.shown) tell(plans.shown, by);
    },
    /** Shows a plan made elsewhere as if it had been filled in and calculated. */
    open(plan: CostPlan) {
      change(toFormValues(plan));
      view.change({ tab: 'plan' });
      show(plan);
    },
  };
}
