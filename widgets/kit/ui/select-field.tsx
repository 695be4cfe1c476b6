import type { ComponentProps } from 'react';
import { Field } from '../forms/field.tsx';
import type { Option } from '../rules/options.ts';

interface SelectFieldProps extends Omit<ComponentProps<typeof Field>, 'as' | 'children'> {
  /** Label of an empty option; there is none unless set. */
  empty?: string;
  /** Some may be out of reach for now, and say so by being grey. */
  options: readonly (Option & { isDisabled?: boolean })[];
}

/** A `Field` with a list of options. */
export function SelectField({ empty, options, ...rest }: SelectFieldProps) {
  const all: typeof options = empty ? [{ value: '', label: empty }, ...options] : options;
  return (
    <Field {...rest} as="select">
      {all.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </Field>
  );
}
