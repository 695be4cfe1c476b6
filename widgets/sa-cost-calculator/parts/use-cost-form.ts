import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import type { AccommodationType } from '../../content/countries/country.ts';
import { namesOf } from '../../kit/address/address-table.ts';
import { useAddressedFields } from '../../kit/address/use-addressed-fields.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import type { PlanAttribute } from '../../kit/tools/plan-mode.ts';
import { costTable, readLinked } from '../cost-calculator.fields.ts';
import { parseCostForm, toFormValues } from '../cost-form.logic.ts';
import type { AccommodationBasis, CostPlan, Lifestyle } from '../cost-plan.ts';
import { isSamePlan } from '../plan-comparison.logic.ts';
import { explainProgramLevel, matchProgramLevel } from '../program-level.logic.ts';
import { useCostPlans } from './use-cost-plans.ts';
import { useEstimates } from './use-estimates.ts';

/** The attributes that configure the form. */
export interface CostAttributes extends PlanAttribute {
  country: string;
  city: string;
  programLevel: string;
  duration: string;
  accommodation: AccommodationType;
  lifestyle: Lifestyle;
  accommodationBasis: AccommodationBasis;
  syncUrl: boolean;
}

/** The form, its values, and its plans. A new result takes the focus. */
export function useCostForm(attributes: CostAttributes) {
  const { accommodationBasis, syncUrl, ...fields } = attributes;
  const host = useHost();
  const [linkedLevel, setLinkedLevel] = useState('');
  const [calculations, setCalculations] = useState(0);
  const resultHeading = useRef<HTMLHeadingElement>(null);

  const plans = useCostPlans(syncUrl);
  const { estimate, prepare } = useEstimates(accommodationBasis);
  const form = useForm<CostPlan>({
    names: namesOf(costTable),
    check: (values) => parseCostForm(values, countries),
    onValid(plan) {
      const { totalUsd, monthlyUsd } = estimate(plan);
      plans.show(plan);
      setCalculations((count) => count + 1);
      const values = toFormValues(plan);
      emit(host, 'calculated', { ...values, accommodationBasis, totalUsd, monthlyUsd });
      return false;
    },
    // An unknown country: the previous result stays.
    onError: (error) => console.error(error),
  });
  const { values, follow, change } = useAddressedFields({
    table: costTable,
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
  return { form, values, follow, change, programNote, plans, estimate, isStale, resultHeading };
}
