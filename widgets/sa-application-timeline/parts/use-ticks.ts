import { useExtra } from '../../kit/tools/use-extra.ts';
import type { StepId } from '../timeline-steps.logic.ts';

export interface Ticks {
  isDone(step: StepId): boolean;
  /** Ticks a step, or takes the tick away. */
  setDone(step: StepId, isDone: boolean): void;
  /** False if the browser does not let us store them. */
  areKept: boolean;
}

/** Whatever else is stored under the name counts as no ticks. */
const readTicks = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** The steps a visitor has done, whatever the plan, shared by all timelines with the same prefix. */
export function useTicks(storagePrefix: string): Ticks {
  const { value, isKept, change } = useExtra(storagePrefix, 'timelineTicks', readTicks);
  return {
    isDone: (step) => value.includes(step),
    setDone: (step, isDone) =>
      change((stored) => {
        const others = stored.filter((id) => id !== step);
        const changed = isDone ? [...others, step] : others;
        return changed.length ? changed : undefined;
      }),
    areKept: isKept,
  };
}
