import type { ReactNode } from 'react';
import { css } from '../element/styles.ts';
import { TRAP_NAME } from '../forms/trap.ts';
import type { SubmissionForm as Form } from '../forms/use-submission-form.ts';

const offScreen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const noticeText = css`
  font-weight: 600;
  color: var(--_danger);
  &:empty { display: none; }
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
  className: string;
  /** The way to write where scripts are off. */
  email: string;
  children: ReactNode;
}

/** The `<form>` around a submission's fields, with the trap for bots and the last-resort notice. */
export function SubmissionForm({ form, label, className, email, children }: SubmissionFormProps) {
  return (
    <form {...form.formProps} className={className} part="form" aria-label={label}>
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
      <p className={noticeText} part="notice" role="alert">
        {form.notice}
      </p>
    </form>
  );
}
