import { useExtra } from '../kit/tools/use-extra.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import type { StepId } from './timeline-steps.logic.ts';
import { isTicked, readTicks, setTick } from './timeline-ticks.logic.ts';

export interface Ticks {
  isDone(step: StepId): boolean;
  /** Ticks a step, or takes the tick away. */
  setDone(step: StepId, isDone: boolean): void;
  /** False if the browser does not let us store them. */
  areKept: boolean;
}

/** The steps of a plan that a visitor has done, shared by all timelines with the same prefix. */
export function useTicks(storagePrefix: string, plan: TimelinePlan): Ticks {
  const { value, isKept, change } = useExtra(storagePrefix, 'timelineTicks', readTicks);
  return {
    isDone: (step) => isTicked(value, plan, step),
    setDone: (step, isDone) =>
      change((stored) => {
        const changed = setTick(stored, plan, step, isDone);
        return changed.length ? changed : undefined;
      }),
    areKept: isKept,
  };
}
