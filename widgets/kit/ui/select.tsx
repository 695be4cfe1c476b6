import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { css } from '../element/styles.ts';
import { control } from './field-styles.ts';
import { Icon } from './icon.tsx';
import { Labelled } from './labelled.tsx';

const frame = css`
  position: relative;
  display: block;
  & > svg { position: absolute; inset: 12px 12px auto auto; pointer-events: none; color: var(--_muted); }
`;
const arrowless = css`
  appearance: none;
  text-overflow: ellipsis;
  padding-inline-end: 40px;
  cursor: pointer;
`;

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
      <span className={frame}>
        <select
          {...rest}
          className={`${control} ${arrowless}`}
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
        <Icon of={ChevronDown} />
      </span>
    </Labelled>
  );
}
