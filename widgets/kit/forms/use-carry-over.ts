import { useEffect } from 'react';
import { useHost } from '../element/host.ts';
import { type Form, fieldOf } from './use-form.ts';

const FORMS = 'sa-consultation-form,sa-contact-form,sa-newsletter-form';
/** Fields that more than one form has. */
const ASKED = ['name', 'email', 'phone'];

/** Fields that hold what was typed into another form. */
const carried = new WeakSet<Element>();

/**
 * Copies a visitor's details from this form into the empty fields of the page's forms of other kinds
 * (WCAG 2.2, 3.3.7). They go from field to field: no event, no storage and no attribute of our
 * elements holds them. A form that was sent is empty again.
 */
export function useCarryOver({ formProps: { ref } }: Form): void {
  const host = useHost();
  useEffect(() => {
    const own = ref.current;
    if (!own) return;
    const carry = () => {
      // A removed element is unmounted a moment later.
      if (!host.isConnected) return;
      for (const other of document.querySelectorAll(FORMS)) {
        // Two of a kind may be for two people.
        const isOther = other.localName !== host.localName;
        const form = isOther && other.shadowRoot?.querySelector('form');
        if (form) for (const name of ASKED) carryTo(fieldOf(form, name), fieldOf(own, name));
      }
    };
    const forget = () => {
      for (const field of own.querySelectorAll('input'))
        if (carried.delete(field)) field.removeAttribute('value');
    };
    own.addEventListener('input', carry);
    // A form further down has its fields when it is scrolled to.
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
  // The default value, unlike the value, gives way to what a visitor types.
  field.setAttribute('value', typed.value);
}
