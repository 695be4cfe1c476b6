import {
  type ChecklistTicks,
  decodeTicks,
  encodeTicks,
  toggleTick,
} from '../visa-checklist.logic.ts';

/** What the browser refused to store, by key: it lives as long as the page does. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** The stored text under `key`, as it is now; null where there is none. Never throws. */
export function readChecklist(key: string): string | null {
  return memory.get(key) ?? readStored(key);
}

/** Ticks a document, or takes its tick away, in what is stored now and not in an older copy. */
export function toggleStoredTick(key: string, country: string, document: string): void {
  const ticks: ChecklistTicks = toggleTick(decodeTicks(readChecklist(key)), country, document);
  const text = encodeTicks(ticks);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  for (const notify of listeners) notify();
}

/** Whether the ticks outlive the page. */
export const isChecklistKept = (key: string): boolean => !memory.has(key);

/** Calls `notify` when ticks change: in this element, in another one, in another browser tab. */
export function watchChecklist(key: string, notify: () => void): () => void {
  const takeOver = (event: StorageEvent) => {
    // A cleared storage names no key.
    if (event.key === key || event.key === null) notify();
  };
  listeners.add(notify);
  addEventListener('storage', takeOver);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', takeOver);
  };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
