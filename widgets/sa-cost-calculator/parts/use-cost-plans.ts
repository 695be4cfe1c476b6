import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { readParameters } from '../../kit/stores/url-state.ts';
import { estimateCosts } from '../cost-calculator.logic.ts';
import { parseCostForm } from '../cost-form.logic.ts';
import type { CostPlan } from '../cost-plan.ts';
import { type CostStart, matchPresets, presetNames } from '../cost-presets.logic.ts';
import { addPlan, listLinkedPlans, removePlan } from '../plan-comparison.logic.ts';
import { PARAMETER_PREFIX, readPlans, writePlans } from '../plan-link.logic.ts';

interface Plans {
  /** The plan whose result is shown; none before the first. */
  shown: CostPlan | undefined;
  compared: readonly CostPlan[];
  /** Whether the form has changed since. */
  isStale: boolean;
}

/**
 * The plan that is shown and those that are compared, in the page's address too with `syncUrl`.
 * `takeLinked` gets what the address holds for the form, and says whether the form took it; what
 * the address leaves out is as in `preset`.
 */
export function useCostPlans(
  syncUrl: boolean,
  preset: CostStart,
  takeLinked: (linked: CostStart) => boolean,
) {
  const [plans, setPlans] = useState<Plans>({ shown: undefined, compared: [], isStale: false });
  const { shown, compared } = plans;
  const hasActed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useLayoutEffect(() => {
    const linked = syncUrl ? readPlans(location.search, countries) : [];
    const usable = linked.flatMap((entry) => {
      const plan = toKnownPlan(entry);
      return plan ? [{ entry, plan }] : [];
    });
    const first = usable[0]?.entry ?? linked[0] ?? (syncUrl && readNamed(preset));
    if (!first) return;
    const isTaken = takeLinked(first);
    const known = usable.map(({ plan }) => plan);
    setPlans({ shown: known[0], compared: known.length > 1 ? known : [], isStale: !isTaken });
  }, [syncUrl]);

  // After the result is painted: the address can wait, the visitor should not.
  useEffect(() => {
    if (syncUrl && hasActed.current && shown) writeAddress(listLinkedPlans(shown, compared));
  }, [syncUrl, shown, compared]);

  const update = (changes: Partial<Plans>) => {
    hasActed.current = true;
    setPlans({ ...plans, ...changes });
  };
  return {
    ...plans,
    show: (plan: CostPlan) => update({ shown: plan, isStale: false }),
    markStale: () => shown && setPlans({ ...plans, isStale: true }),
    add: (plan: CostPlan) => update({ compared: addPlan(compared, plan) }),
    remove: (plan: CostPlan) => update({ compared: removePlan(compared, plan) }),
  };
}

/** The fields that the address names one by one; undefined where it names none. */
function readNamed(preset: CostStart): CostStart | undefined {
  const named = readParameters(location.search, PARAMETER_PREFIX, presetNames);
  return Object.keys(named).length ? matchPresets(named, countries, preset) : undefined;
}

/** A link can name a country there is not: that is logged, and nothing else. */
function toKnownPlan({ values }: CostStart): CostPlan | undefined {
  try {
    const plan = parseCostForm(values, countries).value;
    return plan && estimateCosts(countries, plan).plan;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function writeAddress(plans: readonly CostPlan[]) {
  try {
    const address = new URL(location.href);
    address.search = writePlans(address.search, plans);
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame may not change its address.
  }
}
