/**
 * `localStorage` is shared by all tabs of a browser, `sessionStorage` lasts until its tab closes.
 */
type Area = 'localStorage' | 'sessionStorage';

/** Key of the plan that a tool hands to the form on the next page; its reader loads after the form. */
export const HANDOVER_KEY = 'sa-plan-handover';

/** The text under `key`; null if there is none or the browser blocks storage. */
export const readItem = (area: Area, key: string): string | null =>
  attempt(() => self[area].getItem(key));

/** Stores a text. Returns false if storage is blocked or full. */
export const writeItem = (area: Area, key: string, text: string): boolean =>
  attempt(() => self[area].setItem(key, text)) !== null;

/** Removes whatever is stored under `key`. */
export function removeItem(area: Area, key: string): void {
  attempt(() => self[area].removeItem(key));
}

/**
 * Identifies an element among others of its kind: its name with its id, or its index in its root.
 */
export function instanceKey(host: HTMLElement): string {
  const siblings = [...(host.getRootNode() as ParentNode).querySelectorAll(host.localName)];
  return `${host.localName}:${host.id || siblings.indexOf(host)}`;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
