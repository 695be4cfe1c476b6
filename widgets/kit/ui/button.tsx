import { useLayoutEffect, useRef } from 'react';
import type { Form } from '../forms/use-form.ts';
import { primary } from './primary-button.ts';

interface SubmitButtonProps {
  form: Form;
  label: string;
  /** Shown while the form is busy. */
  busyLabel: string;
}

/** Submits its form; disabled while that is under way. */
export function SubmitButton({ form: { isBusy }, label, busyLabel }: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);

  // Being disabled takes the focus away: give it back unless the visitor has moved on.
  useLayoutEffect(() => {
    const button = ref.current;
    if (!isBusy || !button?.matches(':focus')) return;
    return () => {
      if (!document.activeElement || document.activeElement === document.body) button.focus();
    };
  }, [isBusy]);

  return (
    <button ref={ref} type="submit" className={primary} part="button" disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
