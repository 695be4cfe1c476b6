import { useEffect, useMemo, useState } from 'react';
import { type ChecklistTicks, checklistStorageKey, decodeTicks } from '../visa-checklist.logic.ts';
import {
  isChecklistKept,
  readChecklist,
  toggleStoredTick,
  watchChecklist,
} from './checklist-store.ts';

export interface Checklist {
  ticks: ChecklistTicks;
  /** False where the browser does not let us store them. */
  isKept: boolean;
  toggle(country: string, document: string): void;
}

/** The documents ticked, shared with every checker of this browser that has the same prefix. */
export function useChecklist(storagePrefix: string): Checklist {
  const key = `${storagePrefix}${checklistStorageKey}`;
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    const update = () => setText(readChecklist(key));
    update();
    return watchChecklist(key, update);
  }, [key]);

  return {
    ticks: useMemo(() => decodeTicks(text), [text]),
    isKept: isChecklistKept(key),
    toggle: (country, document) => toggleStoredTick(key, country, document),
  };
}
