import type { ReactNode } from 'react';
import { fieldBox, hintText, labelText } from './field-styles.ts';

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
    <div className={fieldBox} part="field">
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
