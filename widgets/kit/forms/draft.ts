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

/**
 * Puts a saved draft back into the fields of `form` that nobody has changed: by now the visitor may
 * have typed.
 */
export function restoreDraft(host: HTMLElement, form: HTMLFormElement): void {
  const draft = readDraft(host);
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  const changed = new Set(fields.filter(isChanged).map(({ name }) => name));
  for (const field of fields) {
    const value = draft[field.name];
    if (typeof value !== 'string' || changed.has(field.name)) continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
  }
}

/** Whether a field holds something else than the page gave it. */
function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in field) {
    const options = [...field.options];
    const given = options.findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(given, 0);
  }
  if (field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** The page may have stored anything under the key. */
function readDraft(host: HTMLElement): Record<string, unknown> {
  try {
    return JSON.parse(readItem('sessionStorage', keyOf(host)) ?? '') ?? {};
  } catch {
    return {};
  }
}
