import { labelOf } from '../../kit/rules/options.ts';
import { count } from '../../kit/rules/plural.ts';
import type { CostEstimate } from '../estimate/cost-calculator.logic.ts';
import type { CostChoice } from './cost-choice.ts';
import { ACCOMMODATION_TYPES, LIFESTYLES } from './cost-form.logic.ts';
import { PROGRAM_LEVELS } from './program-level.logic.ts';

/** Three fit side by side, on a wide screen. */
export const MAX_PLANS = 3;

/** Whether all fields of two plans are equal. */
export function isSamePlan(a: CostChoice, b: CostChoice): boolean {
  return (
    a.country === b.country &&
    a.city === b.city &&
    a.programLevel === b.programLevel &&
    a.duration === b.duration &&
    a.accommodation === b.accommodation &&
    a.lifestyle === b.lifestyle
  );
}

/** The place of a plan and its choices, in words. */
export function describePlan({ country, city, plan }: CostEstimate): {
  title: string;
  details: string;
} {
  const details = [
    labelOf(PROGRAM_LEVELS, plan.programLevel),
    count(Number(plan.duration), 'year'),
    labelOf(ACCOMMODATION_TYPES, plan.accommodation).toLowerCase(),
    labelOf(LIFESTYLES, plan.lifestyle).toLowerCase(),
  ];
  return {
    title: city && city.name !== country.name ? `${country.name}, ${city.name}` : country.name,
    details: details.join(', '),
  };
}
