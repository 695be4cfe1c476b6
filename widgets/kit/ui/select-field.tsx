import type { ComponentProps } from 'react';
import { Field } from '../forms/field.tsx';
import type { Option } from '../rules/options.ts';

interface SelectFieldProps extends Omit<ComponentProps<typeof Field>, 'as' | 'children'> {
  /** Label of an empty option; there is none unless set. */
  empty?: string;
  options: readonly Option[];
}

/** A `Field` with a list of options. */
export function SelectField({ empty, options, ...rest }: SelectFieldProps) {
  const all = empty ? [{ value: '', label: empty }, ...options] : options;
  return (
    <Field {...rest} as="select">
      {all.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}
