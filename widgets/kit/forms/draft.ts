import { instanceKey, readItem, removeItem, writeItem } from '../stores/browser-storage.ts';

/** A form inside another element, such as our footer, has a key that begins with that element's. */
function keyOf(host: HTMLElement): string {
  const { host: outer } = host.getRootNode() as ShadowRoot;
  return `${outer ? `${keyOf(outer as HTMLElement)}/` : 'sa-draft:'}${instanceKey(host)}`;
}

/** Keeps the values of a form whose submission failed, so that they survive a reload of the tab. */
export function saveDraft(host: HTMLElement, values: Record<string, string>): void {
  writeItem('sessionStorage', keyOf(host), JSON.stringify(values));
}

/** Removes the draft after a successful submission. */
export function removeDraft(host: HTMLElement): void {
  removeItem('sessionStorage', keyOf(host));
}

/** Puts a saved draft back into the fields of `form`. */
export function restoreDraft(host: HTMLElement, form: HTMLFormElement): void {
  const draft = readDraft(host);
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = draft[field.name];
    if (typeof value !== 'string') continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
  }
}

/** The page may have stored anything under the key. */
function readDraft(host: HTMLElement): Record<string, unknown> {
  try {
    return JSON.parse(readItem('sessionStorage', keyOf(host)) ?? '') ?? {};
  } catch {
    return {};
  }
}
