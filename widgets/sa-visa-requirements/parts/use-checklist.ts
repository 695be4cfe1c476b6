import { useEffect, useMemo, useState } from 'react';
import {
  CHECKLIST_STORAGE_KEY,
  type ChecklistTicks,
  decodeTicks,
} from '../visa-checklist.logic.ts';
import {
  isChecklistKept,
  readChecklist,
  toggleStoredTick,
  watchChecklist,
} from './checklist-store.ts';

export interface Checklist {
  ticks: ChecklistTicks;
  /** False if the browser does not let us store them. */
  isKept: boolean;
  toggle(country: string, document: string): void;
}

/** The ticked documents, shared by all checkers in this browser with the same prefix. */
export function useChecklist(storagePrefix: string): Checklist {
  const key = `${storagePrefix}${CHECKLIST_STORAGE_KEY}`;
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
