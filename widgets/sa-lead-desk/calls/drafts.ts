import { createStore } from 'zustand/vanilla';
import { formatJson } from '../../kit/rules/json.ts';
import { readItem, removeItem, writeItem } from '../../kit/stores/browser-storage.ts';

/** In sessionStorage, which ends with the tab: a note may describe a person. */
const KEY = 'sa-desk-notes';

/** Unsaved notes and hours, by the address of their form. */
type Drafts = Readonly<Record<string, string>>;

/** The member's drafts, which survive a reload of the page, and so a login. */
export const drafts = createStore<Drafts>(read);

function read(): Drafts {
  try {
    const kept: unknown = JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Stores a draft; a text equal to the saved one is none. */
export function keepDraft(address: string, text: string, saved: string): void {
  const { [address]: _, ...others } = drafts.getState();
  write(text === saved ? others : { ...others, [address]: text });
}

/** Removes a draft once it is saved, unless it has changed since. */
export function dropDraft(address: string, saved: string): void {
  const { [address]: draft, ...others } = drafts.getState();
  if (draft === saved) write(others);
}

function write(next: Drafts): void {
  drafts.setState(next, true);
  if (Object.keys(next).length) writeItem('sessionStorage', KEY, formatJson(next));
  else removeItem('sessionStorage', KEY);
}
