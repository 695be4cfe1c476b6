import type { ReactNode } from 'react';
import { css } from '../element/styles.ts';

const box = css`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;
const labelText = css`
  font-weight: 600;
`;
const hintText = css`
  font-size: 14px;
  color: var(--_muted);
`;

/** The look of a field one types into or chooses from. */
export const control = css`
  font: inherit;
  color: inherit;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  transition: border-color 150ms ease-out;
  &:hover { border-color: var(--_primary); }
  &:focus-visible { outline-offset: 0; border-color: var(--_primary); }
`;

interface LabelledProps {
  /** Id of the control; the hint's is `<id>-hint`, for the control's `aria-describedby`. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** A label above a control and a hint below it, for fields of which nothing is checked. */
export function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div className={box} part="field">
      <label className={labelText} part="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={hintText} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
