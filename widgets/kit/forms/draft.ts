import { formatJson } from '../rules/json.ts';
import { instanceKey, readItem, removeItem, writeItem } from '../stores/browser-storage.ts';

/** A form inside another element, such as our footer, has a key that begins with that element's. */
function keyOf(host: HTMLElement): string {
  const { host: outer } = host.getRootNode() as ShadowRoot;
  return `${outer ? `${keyOf(outer as HTMLElement)}/` : 'sa-draft:'}${instanceKey(host)}`;
}

/** Keeps the values of a form whose submission failed, so that they survive a reload of the tab. */
export function saveDraft(host: HTMLElement, values: Record<string, string>): void {
  writeItem('sessionStorage', keyOf(host), formatJson(values));
}

/** Removes the draft after a successful submission. */
export function removeDraft(host: HTMLElement): void {
  removeItem('sessionStorage', keyOf(host));
}

/** Puts a saved draft back into the fields of `form`; most visitors have none. */
export async function restoreDraft(host: HTMLElement, form: HTMLFormElement): Promise<void> {
  const draft = readItem('sessionStorage', keyOf(host));
  if (!draft) return;
  const { fillDraft } = await import('./fill-untouched.ts');
  fillDraft(form, draft);
}
