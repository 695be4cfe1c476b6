import type { ReactNode } from 'react';
import { HONEYPOT_INPUT } from '../../../worker/contract/protocol.ts';
import { OwnHeading } from '../core/heading.tsx';
import { untranslated } from '../core/untranslated.ts';
import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { useCommonAttributes } from '../element/host.ts';
import { css } from '../element/styles.ts';
import { Consent } from './consent.tsx';
import type { SubmissionForm as Form, FormNotice } from './use-submission-form.tsx';

/** The live region is in the form before it has any text, and takes no room until then. */
const silent = css`
  position: absolute;
  grid-column: 1 / -1;
`;

const speaking = css`
  display: grid;
  grid-column: 1 / -1;
  gap: 8px;
  padding: 12px 16px;
  background: var(--_wash);
  border-inline-start: 4px solid var(--_success);
  border-radius: var(--_radius);
  &[part='notice'] { border-color: var(--_danger); }
`;

const withoutScript = css`
  display: none;
  @media (scripting: none) {
    form > & { display: block; }
    form > :not(h2, &) { display: none; }
  }
`;

/** Asks password managers not to fill a field. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

interface SubmissionFormProps {
  form: Form;
  /** Accessible name of the form. */
  label: string;
  /** Shows the name as a heading, too. */
  isHeaded?: boolean;
  className: string;
  /** The purpose of the details: the end of "only to …", if it is not an answer. */
  purpose?: string;
  children: ReactNode;
}

/** The `<form>` around a submission's fields, with its consent, the trap for bots and its messages. */
export function SubmissionForm({
  form: { formProps, above, below, email },
  label,
  isHeaded,
  className,
  purpose,
  children,
}: SubmissionFormProps) {
  const { partner, campaign } = useCommonAttributes();
  const { action } = formProps;
  return (
    <form {...formProps} className={className} part="form" aria-label={label}>
      {isHeaded && <OwnHeading>{label}</OwnHeading>}
      <Region part="confirmation" role="status" said={above} />
      {children}
      <Consent label={label} purpose={purpose} email={email} />
      {!action && (
        <p className={withoutScript}>
          This form needs JavaScript. You can write to{' '}
          <a href={`mailto:${email}`} {...untranslated}>
            {email}
          </a>
          .
        </p>
      )}
      {action && partner && <input type="hidden" name="partner" value={partner} />}
      {action && campaign && <input type="hidden" name="campaign" value={campaign} />}
      <div className={visuallyHidden} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name={HONEYPOT_INPUT}
            tabIndex={-1}
            autoComplete="one-time-code"
            {...IGNORED_BY_PASSWORD_MANAGERS}
          />
        </label>
      </div>
      <Region part="notice" role="alert" said={below} />
    </form>
  );
}

/** A message of the form. */
function Region({
  part,
  role,
  said,
}: {
  part: string;
  role: string;
  said: FormNotice | undefined;
}) {
  return (
    <div className={said ? speaking : silent} part={part} role={said?.isQuiet ? undefined : role}>
      {said?.content}
    </div>
  );
}
