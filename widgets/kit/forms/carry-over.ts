import { fieldOf } from './use-form.ts';

/** The tag of a form of any kind. */
const FORM = /^sa-\w+-form$/;
/** Fields about the visitor that more than one form has. */
const SHARED_FIELDS = ['name', 'email', 'phone'];
/** Marks a field that holds text from another form, whose script may have its own copy of this module. */
const CARRIED = 'data-carried';

/**
 * Offers what the visitor types about themselves in this form in the page's forms of other kinds, if nothing
 * has been typed there yet (WCAG 2.2, 3.3.7). It is copied from field to field: no event, no storage and no
 * attribute of our elements holds it. A form that was sent is empty again.
 *
 * @param signal aborts when the form is removed
 */
export function carryOver(host: HTMLElement, own: HTMLFormElement, signal: AbortSignal): void {
  const carry = () => {
    // A removed element is unmounted a moment later.
    if (!host.isConnected) return;
    for (const other of document.querySelectorAll('*')) {
      // Two of a kind may be for two people.
      const isOther = FORM.test(other.localName) && other.localName !== host.localName;
      const form = isOther && other.shadowRoot?.querySelector('form');
      if (form) for (const name of SHARED_FIELDS) carryTo(fieldOf(form, name), fieldOf(own, name));
    }
  };
  carry();
  own.addEventListener('input', carry, { signal });
  // A form further down has its fields when it is scrolled to.
  document.addEventListener('sa-ready', carry, { signal });
  host.addEventListener('sa-submitted', () => forget(own), { signal });
}

function forget(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(`[${CARRIED}]`)) {
    field.removeAttribute('value');
    field.removeAttribute(CARRIED);
  }
}

function carryTo(field: HTMLInputElement | undefined, typed: HTMLInputElement | undefined): void {
  if (!field || !typed || typed.value === typed.defaultValue) return;
  // Values from the page take precedence.
  if (field.defaultValue && !field.hasAttribute(CARRIED)) return;
  field.setAttribute(CARRIED, '');
  // The default value, unlike the value, gives way to what a visitor types.
  field.setAttribute('value', typed.value);
}
