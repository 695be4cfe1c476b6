import type { Prefill } from './prefill.ts';
import { type FragmentPrefill, splitFragment } from './prefill-fragment.logic.ts';
import { fieldOf } from './use-form.ts';

/**
 * Fills fields of a form that nobody has touched: what was typed, and a draft, count more. The
 * page's address counts more than the attributes.
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
 * Where all our scripts on a page find what one of them has taken out of its address. The page
 * itself had it there; no attribute and no event shows it.
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
