import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { css } from '../element/styles.ts';
import type { Form } from '../forms/use-form.ts';

const primary = css`
  font: inherit;
  font-weight: 600;
  min-height: 44px;
  padding: 9px 20px;
  color: var(--_on-primary);
  background: var(--_primary);
  border: 0;
  border-radius: var(--_radius);
  cursor: pointer;
  transition: background-color 150ms ease-out;
  &:hover { background: var(--_primary-strong); }
  &:disabled { opacity: 0.7; cursor: progress; }
`;

/** The primary button of a view. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={primary} part="button" />;
}

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
