import { useLayoutEffect, useRef } from 'react';
import { primary } from '../core/primary-button.styles.ts';
import type { Form } from './use-form.ts';

interface SubmitButtonProps {
  form: Form;
  label: string;
  /** Shown while the form is busy. */
  busyLabel: string;
}

/** Submits its form; disabled while a submission is under way. */
export function SubmitButton({ form: { isBusy }, label, busyLabel }: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);

  // Disabling the button drops the focus: restore it unless the visitor has moved on. The
  // message to read may be above the fields by now.
  useLayoutEffect(() => {
    const button = ref.current;
    if (!isBusy || !button?.matches(':focus')) return;
    return () => {
      if (!document.activeElement || document.activeElement === document.body) {
        button.focus({ preventScroll: true });
      }
    };
  }, [isBusy]);

  return (
    <button ref={ref} type="submit" className={primary} part="button" disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
