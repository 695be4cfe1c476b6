import { checkSubmission } from '../../../worker/contract/check-submission.ts';
import { submissions } from '../../../worker/contract/submissions.ts';
import { PERSON_LABELS, PERSON_MESSAGES } from '../../../worker/contract/words/person.ts';
import { OneFieldForm } from '../ui/one-field-form.tsx';
import { correction, noPrint } from './lead.styles.ts';
import type { LeadPartProps } from './lead-actions.tsx';

const FIELDS = ['name', 'email', 'phone'] as const;
type Field = (typeof FIELDS)[number];

/** By the rule of the public forms. */
function check(field: Field, text: string): string {
  const { issues } = checkSubmission({ [field]: text }, submissions.consultation.schema);
  return issues.some((issue) => issue.field === field) ? PERSON_MESSAGES[field] : '';
}

/** Corrects a visitor's typing mistake: later emails about an appointment go to the new address. */
export function Correction({ lead, save }: LeadPartProps) {
  // The consent is for this address.
  if (lead.kind === 'newsletter') return null;
  return (
    <details className={`${correction} ${noPrint}`}>
      <summary>Correct name, email or phone</summary>
      {FIELDS.filter((field) => lead[field] !== null).map((field) => (
        <OneFieldForm
          key={`${field} ${lead[field]}`}
          name={`correct-${field}`}
          label={PERSON_LABELS[field]}
          type={field === 'email' ? 'email' : 'text'}
          initial={lead[field] ?? ''}
          button="Save"
          check={(text) => check(field, text)}
          send={async (text) => {
            if (text !== lead[field]) await save({ [field]: text }, `The ${field} is corrected`);
            return false;
          }}
        />
      ))}
    </details>
  );
}
