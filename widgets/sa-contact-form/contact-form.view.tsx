import type { ContactMessage } from '../../worker/contract/contact-message.ts';
import { contactSubjects } from '../../worker/contract/options.ts';
import { brand } from '../content/brand.ts';
import { contactConfirmation } from '../content/contact-confirmation.ts';
import { card } from '../kit/core/card.styles.ts';
import { Consent } from '../kit/forms/consent.tsx';
import { Field } from '../kit/forms/field.tsx';
import { PERSON_MESSAGES, PersonFields } from '../kit/forms/person-fields.tsx';
import type { Prefill } from '../kit/forms/prefill.ts';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';

const SUBJECT_LABELS: Record<ContactMessage['subject'], string> = {
  admission: 'Admission Inquiry',
  visa: 'Visa Guidance',
  scholarship: 'Scholarship Information',
  general: 'General Query',
};

interface ContactFormProps extends Prefill {
  heading: string;
  subject: ContactMessage['subject'] | '';
}

export function ContactForm({ heading, subject, ...prefill }: ContactFormProps) {
  const form = useSubmissionForm({
    kind: 'contact',
    messages: {
      ...PERSON_MESSAGES,
      subject: 'Please select a subject',
      message: 'Message must be at least 10 characters',
    },
    success: {
      title: 'Message Sent',
      description: 'Thank you for your message. We will get back to you soon.',
    },
    failure: {
      title: 'Error',
      description: 'There was a problem sending your message. Please try again.',
    },
    confirmation: contactConfirmation,
    email: brand.generalEmail,
    prefill,
  });
  return (
    <SubmissionForm form={form} label={heading} isHeaded className={card}>
      <PersonFields form={form} />
      <Field form={form} name="subject" label="Subject" as="select" defaultValue={subject}>
        <option value="">Choose a subject</option>
        {contactSubjects.map((value) => (
          <option key={value} value={value}>
            {SUBJECT_LABELS[value]}
          </option>
        ))}
      </Field>
      <Field form={form} name="message" label="Message" as="textarea" rows={5} />
      <SubmitButton form={form} label="Send Message" busyLabel="Sending..." />
      <Consent />
    </SubmissionForm>
  );
}
