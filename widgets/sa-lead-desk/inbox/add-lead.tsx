import { useEffect, useState } from 'react';
import { checkSubmission } from '../../../worker/contract/check-submission.ts';
import type { DeskInput } from '../../../worker/contract/desk.ts';
import { consultationTypes, contactSubjects } from '../../../worker/contract/options.ts';
import { type SubmissionContract, submissions } from '../../../worker/contract/submissions.ts';
import { PERSON_MESSAGES } from '../../../worker/contract/words/person.ts';
import { Field } from '../../kit/forms/field.tsx';
import { PersonFields } from '../../kit/forms/person-fields.tsx';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { callDesk, describeProblem } from '../calls/desk-api.ts';
import { nameOf, TOPIC_LABELS } from '../labels.ts';
import { panel, row } from '../lead-desk.styles.ts';
import { useDesk } from '../shell/desk-context.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.ts';
import { Button, Problem } from '../ui/basics.tsx';

const CONSULTATION = 'consultation';

const REQUESTS = [
  { value: CONSULTATION, label: 'A consultation' },
  { value: 'contact', label: 'A question' },
];

const MESSAGES: Readonly<Record<string, string>> = {
  ...PERSON_MESSAGES,
  message: 'Enter the question in at least 10 characters',
};

const toOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: TOPIC_LABELS[value] ?? value }));

type NewLead = DeskInput<'addLead'>;

/** Checks by the rules of the public forms, and builds the input of the call. */
function checkLead(values: Record<string, string>) {
  const kind = values.kind === CONSULTATION ? CONSULTATION : 'contact';
  const { schema }: SubmissionContract = submissions[kind];
  const { issues, value } = checkSubmission(values, schema);
  const worded = issues.map((issue) => ({
    field: issue.field,
    message: MESSAGES[issue.field] ?? issue.message,
  }));
  if (!value) return { issues: worded, value: undefined };
  const { name = '', email, phone = '', ...rest } = value;
  return { issues: [], value: { name, email, phone, request: { kind, ...rest } } as NewLead };
}

interface AddLeadProps {
  /** Called when the member cancels. */
  close(): void;
  added(): void;
}

/** Form for a lead that came by telephone. */
export function AddLead({ close, added }: AddLeadProps) {
  const { announce } = useDesk();
  const [kind, setKind] = useState(CONSULTATION);
  const [problem, setProblem] = useState('');
  const [isBegun, setIsBegun] = useState(false);
  useLeaveGuard(isBegun);
  const form = useForm({
    names: ['kind', 'name', 'email', 'phone', 'consultationType', 'subject', 'message'],
    check: checkLead,
    async onValid(value) {
      setProblem('');
      announce(`${nameOf(await callDesk('addLead', value))} has been added`);
      added();
      return false;
    },
    onError: (error) => setProblem(describeProblem(error)),
  });
  const { ref } = form.formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form
      {...form.formProps}
      className={panel}
      aria-label="Add a lead"
      onInput={() => {
        setIsBegun(true);
        form.formProps.onInput();
      }}
    >
      <h2>Add a lead</h2>
      <PersonFields form={form} />
      <SelectField
        form={form}
        name="kind"
        label="They ask for"
        options={REQUESTS}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      {kind === CONSULTATION ? (
        <SelectField
          form={form}
          name="consultationType"
          label="How"
          options={toOptions(consultationTypes)}
        />
      ) : (
        <>
          <SelectField
            form={form}
            name="subject"
            label="About"
            options={toOptions(contactSubjects)}
          />
          <Field form={form} name="message" label="Their question" as="textarea" rows={4} />
        </>
      )}
      <Problem text={problem} />
      <div className={row}>
        <SubmitButton form={form} label="Save lead" busyLabel="Saving…" />
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
