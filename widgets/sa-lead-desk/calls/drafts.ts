import { createStore } from 'zustand/vanilla';
import { formatJson } from '../../kit/rules/json.ts';
import { readItem, removeItem, writeItem } from '../../kit/stores/browser-storage.ts';

/** Of this tab only, and gone with it: a note may tell of a person. */
const KEY = 'sa-desk-notes';

/** Notes that have been typed and not saved, by address of their lead. */
export type Drafts = Readonly<Record<string, string>>;

/** They outlive a reload of the page, and with it signing in. */
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

/** Keeps what is typed; a text like the saved one is no draft. */
export function keepDraft(address: string, text: string, saved: string): void {
  const { [address]: _, ...others } = drafts.getState();
  write(text === saved ? others : { ...others, [address]: text });
}

/** Forgets a draft that has been saved, unless more was typed meanwhile. */
export function dropDraft(address: string, saved: string): void {
  const { [address]: draft, ...others } = drafts.getState();
  if (draft === saved) write(others);
}

function write(next: Drafts): void {
  drafts.setState(next, true);
  if (Object.keys(next).length) writeItem('sessionStorage', KEY, formatJson(next));
  else removeItem('sessionStorage', KEY);
}
