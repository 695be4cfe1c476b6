import type { ContactMessage } from '../../worker/contract/contact-message.ts';
import { contactSubjects } from '../../worker/contract/options.ts';
import { brand } from '../content/brand.ts';
import { contactConfirmation } from '../content/contact-confirmation.ts';
import { useSubmissionForm } from '../kit/forms/use-submission-form.ts';
import { SubmitButton } from '../kit/ui/button.tsx';
import { card } from '../kit/ui/card.ts';
import { Consent } from '../kit/ui/consent.tsx';
import { Field } from '../kit/ui/field.tsx';
import { PersonFields, personMessages } from '../kit/ui/person-fields.tsx';
import { SubmissionForm } from '../kit/ui/submission-form.tsx';

const subjectLabels: Record<ContactMessage['subject'], string> = {
  admission: 'Admission Inquiry',
  visa: 'Visa Guidance',
  scholarship: 'Scholarship Information',
  general: 'General Query',
};

interface ContactFormProps {
  heading: string;
  subject: ContactMessage['subject'] | '';
  apiBase: string;
  siteBase: string;
}

export function ContactForm({ heading, subject, apiBase, siteBase }: ContactFormProps) {
  const form = useSubmissionForm({
    kind: 'contact',
    messages: {
      ...personMessages,
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
    apiBase,
    siteBase,
  });
  return (
    <SubmissionForm form={form} label={heading} isHeaded className={card}>
      <PersonFields form={form} />
      <Field form={form} name="subject" label="Subject" as="select" defaultValue={subject}>
        <option value="">Choose a subject</option>
        {contactSubjects.map((value) => (
          <option key={value} value={value}>
            {subjectLabels[value]}
          </option>
        ))}
      </Field>
      <Field form={form} name="message" label="Message" as="textarea" rows={5} />
      <SubmitButton form={form} label="Send Message" busyLabel="Sending..." />
      <Consent siteBase={siteBase} />
    </SubmissionForm>
  );
}
