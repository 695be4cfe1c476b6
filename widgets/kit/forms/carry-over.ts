import { useEffect } from 'react';
import { useHost } from '../element/host.ts';
import { type Form, fieldOf } from './use-form.ts';

/** The tag of a form of any kind. */
const FORM = /^sa-\w+-form$/;
/** Fields that several kinds of forms have. */
const SHARED_FIELDS = ['name', 'email', 'phone'];

/** Fields filled from another form. */
const carried = new WeakSet<Element>();

/**
 * Fills name, email and phone, as the visitor types them in this form, into the page's forms of other kinds,
 * unless something is typed there (WCAG 2.2, 3.3.7). Values pass from field to field: no event, no storage and
 * no attribute of our elements holds them. A form that was sent is empty again.
 */
export function useCarryOver({ formProps: { ref } }: Form): void {
  const host = useHost();
  useEffect(() => {
    const own = ref.current;
    if (!own) return;
    const carry = () => {
      // A removed element is unmounted a moment later.
      if (!host.isConnected) return;
      for (const other of document.querySelectorAll('*')) {
        // Two of a kind may be for two people.
        const isOther = FORM.test(other.localName) && other.localName !== host.localName;
        const form = isOther && other.shadowRoot?.querySelector('form');
        if (form)
          for (const name of SHARED_FIELDS) carryTo(fieldOf(form, name), fieldOf(own, name));
      }
    };
    const forget = () => {
      for (const field of own.querySelectorAll('input'))
        if (carried.delete(field)) field.removeAttribute('value');
    };
    own.addEventListener('input', carry);
    // A form further down gets its fields once it is scrolled to.
    document.addEventListener('sa-ready', carry);
    host.addEventListener('sa-submitted', forget);
    return () => {
      own.removeEventListener('input', carry);
      document.removeEventListener('sa-ready', carry);
      host.removeEventListener('sa-submitted', forget);
    };
  }, [host, ref]);
}

function carryTo(field: HTMLInputElement | undefined, typed: HTMLInputElement | undefined): void {
  if (!field || !typed || typed.value === typed.defaultValue) return;
  // A value of the page takes precedence.
  if (field.defaultValue && !carried.has(field)) return;
  carried.add(field);
  // Typing replaces a default value, unlike a value.
  field.setAttribute('value', typed.value);
}
