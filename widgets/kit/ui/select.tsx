import type { ComponentProps } from 'react';
import { control } from './field-styles.ts';
import { Labelled } from './labelled.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className' | 'id'> {
  /** Also its id. */
  name: string;
  label: string;
  hint?: string | undefined;
  options: readonly SelectOption[];
}

/**
 * A labelled choice of one option. Without `value` it is uncontrolled: read it from its form, and
 * the form's reset goes back to the first option.
 */
export function Select({ name, label, hint, options, ...rest }: SelectProps) {
  return (
    <Labelled id={name} label={label} hint={hint}>
      <select
        {...rest}
        className={control}
        part="input"
        id={name}
        name={name}
        aria-describedby={hint ? `${name}-hint` : undefined}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
