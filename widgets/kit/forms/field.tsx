import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { css } from '../element/styles.ts';
import { control, fieldBox, hintText, labelText } from './field.styles.ts';
import type { Form } from './use-form.ts';

const errorText = css`
  font-size: 14px;
  font-weight: 600;
  color: var(--_danger);
  &::before { content: '\\26A0' / ''; margin-inline-end: 8px; }
`;

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>;

interface FieldProps extends Omit<ControlProps, 'form' | 'ref'> {
  /** Validates the field and supplies its message; nothing is validated without it. */
  form?: Pick<Form, 'errorOf'>;
  /** Also its id. */
  name: string;
  label: string;
  /** Help below the field, shown before anything is wrong. */
  hint?: string | undefined;
  as?: 'input' | 'textarea' | 'select';
  children?: ReactNode;
}

const optionsOf = (control: HTMLElement | null): Iterable<HTMLOptionElement> =>
  (control as HTMLSelectElement | null)?.options ?? [];

/** A labelled field whose hint and error are tied to it for screen readers. */
export function Field({ form, name, label, hint, as = 'input', ...rest }: FieldProps) {
  const message = form?.errorOf(name);
  const notes = [hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(' ');
  const Control = as as 'input';
  const ref = useRef<HTMLElement>(null);

  // Preact omits the attribute if the text is the same, which a translator changes.
  useLayoutEffect(() => {
    for (const option of optionsOf(ref.current)) option.setAttribute('value', option.value);
  });
  // A form's reset reads the attribute, which neither React nor Preact sets on an option.
  useLayoutEffect(() => {
    for (const option of optionsOf(ref.current)) {
      option.toggleAttribute('selected', option.value === rest.defaultValue);
    }
  }, [rest.defaultValue]);

  return (
    <div className={fieldBox} part="field">
      <label className={labelText} part="label" htmlFor={name}>
        {label}
      </label>
      <Control
        required={!!form}
        {...(rest as ComponentProps<'input'>)}
        ref={ref as RefObject<HTMLInputElement | null>}
        className={control}
        part="input"
        id={name}
        name={name}
        aria-invalid={form && Boolean(message)}
        aria-describedby={notes || undefined}
      />
      {hint && (
        <p className={hintText} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <p className={errorText} part="error" id={`${name}-error`}>
          {message}
        </p>
      )}
    </div>
  );
}
