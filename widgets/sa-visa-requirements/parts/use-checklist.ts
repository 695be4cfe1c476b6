import { useEffect, useState } from 'react';
import { areExtrasKept, readExtra, watchExtras, writeExtra } from '../../kit/stores/extras.ts';
import {
  type ChecklistTicks,
  formatTicks,
  noTicks,
  readTicks,
  toggleTick,
} from '../visa-checklist.logic.ts';

export interface Checklist {
  ticks: ChecklistTicks;
  /** False if the browser does not let us store them. */
  isKept: boolean;
  toggle(country: string, document: string): void;
}

const readStored = (prefix: string) => readTicks(readExtra(prefix, 'visaTicks'));

/** The ticked documents, shared by all checkers in this browser with the same prefix. */
export function useChecklist(storagePrefix: string): Checklist {
  const [ticks, setTicks] = useState(noTicks);

  useEffect(() => {
    const update = () => setTicks(readStored(storagePrefix));
    update();
    return watchExtras(storagePrefix, update);
  }, [storagePrefix]);

  return {
    ticks,
    isKept: areExtrasKept(storagePrefix),
    toggle(country, document) {
      // Among the stored ticks, never in an older copy.
      const toggled = toggleTick(readStored(storagePrefix), country, document);
      writeExtra(storagePrefix, 'visaTicks', formatTicks(toggled));
    },
  };
}
