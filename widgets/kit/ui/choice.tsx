import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface ChoiceProps extends Omit<ComponentProps<typeof Field>, 'as' | 'children'> {
  /** Label of an option that chooses nothing; there is none unless set. */
  empty?: string;
  options: readonly { value: string; label: string }[];
}

/** A `Field` in which one option is chosen. */
export function Choice({ empty, options, ...rest }: ChoiceProps) {
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
