import { readItem, writeItem } from '../../kit/stores/browser-storage.ts';
import { followKeys } from '../../kit/stores/follow-keys.ts';
import {
  type ChecklistTicks,
  decodeTicks,
  encodeTicks,
  toggleTick,
} from '../visa-checklist.logic.ts';

/** Texts that the browser refused to store, by key: they last as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** The stored text under `key`; null if there is none. Never throws. */
export function readChecklist(key: string): string | null {
  return memory.get(key) ?? readItem('localStorage', key);
}

/** Toggles a document's tick in the stored text, never in an older copy. */
export function toggleStoredTick(key: string, country: string, document: string): void {
  const ticks: ChecklistTicks = toggleTick(decodeTicks(readChecklist(key)), country, document);
  const text = encodeTicks(ticks);
  if (writeItem('localStorage', key, text)) memory.delete(key);
  else memory.set(key, text);
  for (const notify of listeners) notify();
}

/** Whether the ticks outlive the page. */
export const isChecklistKept = (key: string): boolean => !memory.has(key);

/** Calls `notify` when ticks change: in this element, another one, or another browser tab. */
export function watchChecklist(key: string, notify: () => void): () => void {
  listeners.add(notify);
  const unfollow = followKeys([key], notify);
  return () => {
    listeners.delete(notify);
    unfollow();
  };
}
