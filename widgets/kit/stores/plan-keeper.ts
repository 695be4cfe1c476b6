import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Plan, readPlan } from '../../../worker/contract/plan.ts';
import { formatJson } from '../rules/json.ts';
import { areExtrasKept, readExtra, watchExtras, writeExtra } from './extras.ts';
import { NO_PLAN, planStore } from './plan.ts';
import { hasChoices, joinPlans } from './plan-choices.logic.ts';
import { readPlanLink } from './plan-link.logic.ts';

export interface Keeping {
  /** Whether every change of the plan is stored on this device. */
  isKept: boolean;
  /** Whether the plan came with a link, and another one is stored here. */
  hidesKept: boolean;
  /** Whether the browser stores it; otherwise it lasts as long as the page. */
  isStored: boolean;
  /** Whether another tab has changed the plan since this one last did. */
  isChangedElsewhere: boolean;
}

/** Stores the page's plan on this device, once the visitor asks for it. */
export interface PlanKeeper extends Pick<StoreApi<Keeping>, 'getState' | 'subscribe'> {
  /** Reads the stored plan and follows other tabs. Returns a function that stops it. */
  connect(): () => void;
  keep(): void;
  /** Forgets the plan, here and in every tab that follows. */
  forget(): void;
  /** Shows a plan that came with a link instead of the current one. The stored plan stays. */
  show(plan: Plan): void;
  /** Shows the stored plan instead of the one that came with a link. */
  restore(): void;
}

const keepers = new Map<string, PlanKeeper>();

/** The keeper of a storage prefix, shared by all elements. */
export function planKeeper(prefix: string): PlanKeeper {
  const keeper = keepers.get(prefix) ?? createPlanKeeper(prefix);
  keepers.set(prefix, keeper);
  return keeper;
}

function createPlanKeeper(prefix: string): PlanKeeper {
  const keeping = createStore<Keeping>(() => ({
    isKept: false,
    hidesKept: false,
    isStored: true,
    isChangedElsewhere: false,
  }));
  /** The entry as this tab last read or wrote it. */
  let known = '';
  let users = 0;
  let stop = () => {};

  const readKept = () => readPlan(readExtra(prefix, 'plan'));
  const textOf = (plan: Plan | null) => (plan ? formatJson(readPlan(plan)) : '');

  function write(plan: Plan) {
    const text = textOf(plan);
    if (text === known) return;
    known = text;
    writeExtra(prefix, 'plan', readPlan(plan) ?? undefined);
    keeping.setState({ isStored: areExtrasKept(prefix), isChangedElsewhere: false });
  }

  /** Clears the plan and stops storing it; the stored entry stays. */
  function letGo() {
    keeping.setState({ isKept: false, hidesKept: false, isChangedElsewhere: false });
    planStore.setState(NO_PLAN);
  }

  /** Applies the entry: as the page opens, or once another element or tab has changed it. */
  function read(isOpening = false) {
    const kept = readKept();
    const text = textOf(kept);
    if (text === known) return;
    known = text;
    const { isKept, hidesKept } = keeping.getState();
    // A linked plan stays on the screen, whatever happens to the stored one.
    if (hidesKept) return keeping.setState({ hidesKept: !!kept });
    // Forgotten in another tab; a plan that this page never stored stays.
    if (!kept) return isKept ? letGo() : undefined;

    keeping.setState({ isKept: true });
    const here = planStore.getState();
    // Choices made before this page read the entry are newer, and so is a later entry of another tab.
    if (isOpening) planStore.setState(joinPlans(kept, here));
    else planStore.setState(isKept ? kept : joinPlans(here, kept));
    // Last, because the merged plan is written as this tab's own.
    keeping.setState({ isChangedElsewhere: !isOpening });
  }

  return {
    ...keeping,
    connect() {
      users += 1;
      if (users === 1) {
        const unfollow = planStore.subscribe((plan) => {
          if (keeping.getState().isKept) write(plan);
        });
        const unwatch = watchExtras(prefix, () => read());
        read(true);
        stop = () => {
          unfollow();
          unwatch();
        };
      }
      return () => {
        users -= 1;
        if (users === 0) stop();
      };
    },
    keep() {
      keeping.setState({ isKept: true, hidesKept: false });
      write(planStore.getState());
    },
    forget() {
      known = '';
      letGo();
      if (!readKept()) return;
      writeExtra(prefix, 'plan', undefined);
      writeExtra(prefix, 'figures', undefined);
    },
    show(plan) {
      const kept = readKept();
      if (kept && hasChoices(kept, plan.choices)) return;
      known = textOf(kept);
      keeping.setState({ isKept: false, hidesKept: !!kept, isChangedElsewhere: false });
      planStore.setState(plan);
    },
    restore() {
      known = '';
      letGo();
      read();
    },
  };
}

/** Removes a plan from the page's address, shows it and opens the tool that the link names. */
export function takeLinkedPlan(keeper: PlanKeeper): void {
  const link = readPlanLink(location.hash);
  if (!link) return;
  const { tool, choices } = link;
  keeper.show({ choices, results: {} });
  try {
    const { pathname, search } = location;
    if (tool) location.replace(`#${tool}`);
    else history.replaceState(history.state, '', pathname + search);
  } catch {
    // Sandboxed frames may not change their address.
  }
}
