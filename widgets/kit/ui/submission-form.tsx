import type { ReactNode } from 'react';
import { css } from '../element/styles.ts';
import { TRAP_NAME } from '../forms/trap.ts';
import type { SubmissionForm as Form, Said } from '../forms/use-submission-form.ts';

const offScreen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
/** A live region stands in the form before there is anything to say, and takes no room then. */
const region = css`
  position: absolute;
  grid-column: 1 / -1;
  &:not(:empty) {
    position: static;
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    background: var(--_wash);
    border-inline-start: 4px solid var(--_success);
    border-radius: var(--_radius);
    overflow-wrap: anywhere;
  }
  &[part='notice'] { border-color: var(--_danger); }
`;

const withoutScript = css`
  display: none;
  @media (scripting: none) {
    form > & { display: block; }
    form > :not(h2, &) { display: none; }
  }
`;

/** What asks password managers not to fill a field. */
const leftAlone = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

interface SubmissionFormProps {
  form: Form;
  /** Accessible name of the form. */
  label: string;
  /** The name is its heading, too. */
  isHeaded?: boolean;
  className: string;
  children: ReactNode;
}

/** The `<form>` around a submission's fields, with the trap for bots and all that it has to say. */
export function SubmissionForm({
  form: { formProps, above, below, email },
  label,
  isHeaded,
  className,
  children,
}: SubmissionFormProps) {
  return (
    <form {...formProps} className={className} part="form" aria-label={label}>
      {isHeaded && <h2>{label}</h2>}
      <Region part={above?.isWarning ? 'notice' : 'confirmation'} role="status" said={above} />
      {children}
      <p className={withoutScript}>
        This form needs JavaScript. You can write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <div className={offScreen} aria-hidden="true">
        <label>
          Leave this empty
          <input name={TRAP_NAME} tabIndex={-1} autoComplete="one-time-code" {...leftAlone} />
        </label>
      </div>
      <Region part="notice" role="alert" said={below} />
    </form>
  );
}

/** Where the form speaks; silent to screen readers where a toast has spoken already. */
function Region({ part, role, said }: { part: string; role: string; said: Said | undefined }) {
  return (
    <div className={region} part={part} role={said?.isTold ? undefined : role}>
      {said?.content}
    </div>
  );
}
