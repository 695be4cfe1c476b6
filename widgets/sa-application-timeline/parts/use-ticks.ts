import { useEffect, useState } from 'react';
import { areExtrasKept, readExtra, watchExtras, writeExtra } from '../../kit/stores/extras.ts';
import type { StepId } from '../timeline-steps.logic.ts';

export interface Ticks {
  isDone(step: StepId): boolean;
  /** Ticks a step, or takes the tick away. */
  setDone(step: StepId, isDone: boolean): void;
  /** False if the browser does not let us store them. */
  areKept: boolean;
}

/** The steps a visitor has done, whatever the plan, shared by all timelines with the same prefix. */
export function useTicks(storagePrefix: string): Ticks {
  const [ticks, setTicks] = useState(() => readTicks(storagePrefix));

  useEffect(() => {
    const update = () => setTicks(readTicks(storagePrefix));
    update();
    return watchExtras(storagePrefix, update);
  }, [storagePrefix]);

  return {
    isDone: (step) => ticks.includes(step),
    setDone(step, isDone) {
      const others = readTicks(storagePrefix).filter((id) => id !== step);
      const changed = isDone ? [...others, step] : others;
      writeExtra(storagePrefix, 'timelineTicks', changed.length ? changed : undefined);
    },
    areKept: areExtrasKept(storagePrefix),
  };
}

/** Whatever else is stored under the name counts as no ticks. */
function readTicks(storagePrefix: string): unknown[] {
  const stored = readExtra(storagePrefix, 'timelineTicks');
  return Array.isArray(stored) ? stored : [];
}
