import { isJsonObject, parseJson } from '../rules/json.ts';
import type { Prefill } from './prefill.ts';
import { type FragmentPrefill, splitFragment } from './prefill-fragment.logic.ts';
import { fieldOf } from './use-form.ts';

/**
 * Fills the untouched fields of a form: typed text and a draft take precedence. The page's address
 * takes precedence over the attributes.
 */
export function fillUntouched(form: HTMLFormElement, prefill: Prefill): void {
  const { prefillName: name, prefillEmail: email, prefillPhone: phone, prefillFromUrl } = prefill;
  const values = { name, email, phone, ...(prefillFromUrl && takePrefill()) };
  for (const [key, value] of Object.entries(values)) {
    const field = fieldOf(form, key);
    // The default value, unlike the value, gives way to what a visitor types.
    if (value) field?.setAttribute('value', value);
    else field?.removeAttribute('value');
  }
}

/**
 * Restores a draft into the unchanged fields: by now the visitor may have typed.
 *
 * @param draft as stored; the page may have stored anything under the key.
 */
export function fillDraft(form: HTMLFormElement, draft: string): void {
  const values = parseJson(draft);
  if (!isJsonObject(values)) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  const changed = new Set(fields.filter(isChanged).map(({ name }) => name));
  for (const field of fields) {
    const value = values[field.name];
    if (typeof value !== 'string' || changed.has(field.name)) continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
  }
}

/** Whether a field holds something else than the page gave it. */
function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in field) {
    const given = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0];
    return field.value !== given?.value;
  }
  if (field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * Key under which all our scripts on a page share the details that one of them has taken out of its
 * address. The page itself had them there; no attribute and no event shows them.
 */
const TAKEN = Symbol.for('sa-prefill');

/** Takes a visitor's details out of the fragment of the page's address, once for all its forms. */
function takePrefill(): FragmentPrefill {
  const page = document as { [TAKEN]?: FragmentPrefill };
  const { prefill, rest } = splitFragment(location.hash);
  if (rest !== location.hash) {
    const address = new URL(location.href);
    address.hash = rest;
    history.replaceState(history.state, '', address);
    page[TAKEN] = { ...page[TAKEN], ...prefill };
  }
  return page[TAKEN] ?? {};
}
