import { useExtra } from '../../kit/tools/use-extra.ts';
import { type ChecklistTicks, formatTicks, readTicks, toggleTick } from './visa-checklist.logic.ts';

export interface Checklist {
  ticks: ChecklistTicks;
  /** False if the browser does not let us store them. */
  isKept: boolean;
  toggle(country: string, document: string): void;
}

/** The ticked documents, shared by all checkers in this browser with the same prefix. */
export function useChecklist(storagePrefix: string): Checklist {
  const { value, isKept, change } = useExtra(storagePrefix, 'visaTicks', readTicks);
  return {
    ticks: value,
    isKept,
    toggle: (country, document) =>
      change((stored) => formatTicks(toggleTick(stored, country, document))),
  };
}
