import { formatJson, isJsonObject, parseJson } from '../rules/json.ts';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { followKeys } from './follow-keys.ts';

/** The entry of `localStorage` that the tools share, beyond the keys of the specification. */
const KEY = 'sa-extras';

export type ExtraName =
  | 'visaTicks'
  | 'timelineTicks'
  | 'studyDays'
  | 'todaysTests'
  | 'interview'
  | 'plan'
  | 'figures';

/** Entries that the browser refused to store, by key: they last as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** One part of the entry, unchecked; undefined if there is none. Never throws. */
export function readExtra(prefix: string, name: ExtraName): unknown {
  return readExtras(prefix)[name];
}

/**
 * Stores one part of the entry beside the others, never over an older copy of them; undefined
 * removes it.
 *
 * @param prefix The tool's `storage-prefix`, for sites that separate several visitors.
 */
export function writeExtra(prefix: string, name: ExtraName, value: unknown): void {
  const key = prefix + KEY;
  const text = formatJson({ ...readExtras(prefix), [name]: value });
  if (text === '{}') {
    memory.delete(key);
    removeItem('localStorage', key);
  } else if (writeItem('localStorage', key, text)) memory.delete(key);
  else memory.set(key, text);
  for (const notify of listeners) notify();
}

/** Whether the browser stores the entry. */
export const areExtrasKept = (prefix: string): boolean => !memory.has(prefix + KEY);

/** Calls `notify` when the entry changes: by any element of the page, or in another browser tab. */
export function watchExtras(prefix: string, notify: () => void): () => void {
  listeners.add(notify);
  const unfollow = followKeys([prefix + KEY], notify);
  return () => {
    listeners.delete(notify);
    unfollow();
  };
}

function readExtras(prefix: string): Record<string, unknown> {
  const key = prefix + KEY;
  const extras = parseJson(memory.get(key) ?? readItem('localStorage', key));
  return isJsonObject(extras) ? extras : {};
}
