import type { Plan, PlanChoices, PlanResults } from '../../../worker/contract/plan.ts';

/** Choices about the visitor rather than the plan: no link holds them. */
const PRIVATE: readonly string[] = ['gpa', 'nationality'] satisfies (keyof PlanChoices)[];

/** The choices that a link may hold. */
export function withoutPrivate(choices: Partial<PlanChoices>): Partial<PlanChoices> {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !PRIVATE.includes(name)));
}

/** The choices that a result, or the city, depends on. */
const DEPENDS_ON: Partial<Record<keyof PlanResults | 'city', readonly (keyof PlanChoices)[]>> = {
  city: ['country'],
  estimate: ['country', 'city', 'programLevel', 'duration', 'accommodation', 'lifestyle'],
  shortlist: ['country', 'programLevel', 'field', 'nationality', 'gpa'],
  nextStep: ['country', 'programLevel', 'season', 'year', 'testType'],
  visaTicks: ['country'],
};

/**
 * Merges an update into a plan. A changed choice removes what depended on it, unless the update has that
 * too.
 */
export function joinPlans(plan: Plan, update: Plan): Plan {
  const differs = (name: keyof PlanChoices) =>
    !!update.choices[name] && !!plan.choices[name] && update.choices[name] !== plan.choices[name];
  const isValid = ([name]: [string, unknown]) => !DEPENDS_ON[name as 'city']?.some(differs);
  const validOf = (values: object) => Object.fromEntries(Object.entries(values).filter(isValid));
  return {
    choices: { ...validOf(plan.choices), ...update.choices },
    results: { ...validOf(plan.results), ...update.results },
  };
}

/** Whether a plan has all of these choices. */
export const hasChoices = ({ choices }: Plan, wanted: Partial<PlanChoices>): boolean =>
  Object.entries(wanted).every(([name, value]) => choices[name as keyof PlanChoices] === value);
