import { contactSubjects } from '../../worker/contract/options.ts';
import * as words from '../../worker/contract/words/contact.ts';
import { PERSON_MESSAGES } from '../../worker/contract/words/person.ts';
import { brand } from '../content/brand.ts';
import { contactConfirmation } from '../content/contact-confirmation.ts';
import { card } from '../kit/core/card.styles.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { Field } from '../kit/forms/field.tsx';
import { PersonFields } from '../kit/forms/person-fields.tsx';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';
import type { api } from './contact-form.api.ts';

export function ContactForm({ heading, subject, ...prefill }: PropsOf<typeof api>) {
  const form = useSubmissionForm({
    kind: 'contact',
    messages: { ...PERSON_MESSAGES, ...words.MESSAGE_MESSAGES },
    success: words.SENT,
    failure: { title: 'Error', description: words.SENDING_FAILED },
    confirmation: contactConfirmation,
    email: brand.generalEmail,
    prefill,
  });
  return (
    <SubmissionForm form={form} label={heading} isHeaded className={card}>
      <PersonFields form={form} />
      <Field
        form={form}
        name="subject"
        label={words.SUBJECT_LABEL}
        as="select"
        defaultValue={subject}
      >
        <option value="">{words.NO_SUBJECT}</option>
        {contactSubjects.map((value) => (
          <option key={value} value={value}>
            {words.SUBJECT_LABELS[value]}
          </option>
        ))}
      </Field>
      <Field form={form} name="message" label={words.MESSAGE_LABEL} as="textarea" rows={5} />
      <SubmitButton form={form} label={words.SEND} busyLabel="Sending..." />
    </SubmissionForm>
  );
}
