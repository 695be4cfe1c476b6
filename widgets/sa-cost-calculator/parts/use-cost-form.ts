import { useEffect, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import type { AccommodationType } from '../../content/countries/country.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { fieldOf, useForm } from '../../kit/forms/use-form.ts';
import { estimateCosts } from '../cost-calculator.logic.ts';
import { costFields, parseCostForm } from '../cost-form.logic.ts';
import type { AccommodationBasis, CostPlan, Lifestyle } from '../cost-plan.ts';
import { type CostStart, matchPresets } from '../cost-presets.logic.ts';
import { useCostPlans } from './use-cost-plans.ts';

/** The attributes that the form goes by. */
export interface CostAttributes {
  country: string;
  city: string;
  programLevel: string;
  duration: string;
  accommodation: AccommodationType;
  lifestyle: Lifestyle;
  accommodationBasis: AccommodationBasis;
  syncUrl: boolean;
}

/** The form, what it begins with, and the plans that come of it. A new result takes the focus. */
export function useCostForm(attributes: CostAttributes) {
  const { accommodationBasis: basis, programLevel, syncUrl, ...fields } = attributes;
  const host = useHost();
  const [linked, setLinked] = useState<CostStart>();
  const [calculations, setCalculations] = useState(0);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const preset = matchPresets({ ...fields, 'program-level': programLevel }, countries);
  const start = linked ?? preset;

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
  const { ref } = form.formProps;

  const plans = useCostPlans(syncUrl, preset, (found) => {
    const typedIn = (name: string) => (ref.current && fieldOf(ref.current, name)?.value) || '';
    const isUntouched = costFields.every((name) => typedIn(name) === start.values[name]);
    if (isUntouched) setLinked(found);
    return isUntouched;
  });

  // Once it is painted: focusing lays the page out at once, in the middle of the click.
  useEffect(() => {
    if (calculations) resultHeading.current?.focus();
  }, [calculations]);

  return { form, start, plans, resultHeading };
}
