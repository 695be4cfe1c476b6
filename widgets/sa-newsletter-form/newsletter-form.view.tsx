import { useSubmissionForm } from '../kit/forms/use-submission-form.ts';
import { SubmitButton } from '../kit/ui/button.tsx';
import { Consent } from '../kit/ui/consent.tsx';
import { EmailField } from '../kit/ui/person-fields.tsx';
import { SubmissionForm } from '../kit/ui/submission-form.tsx';
import { row } from './newsletter-form.styles.ts';

export function NewsletterForm({ apiBase, siteBase }: { apiBase: string; siteBase: string }) {
  const form = useSubmissionForm({
    kind: 'newsletter',
    messages: { email: 'Please enter a valid email address.' },
    success: { title: 'Success!', description: "You've been subscribed to our newsletter." },
    failure: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
    apiBase,
  });
  return (
    <SubmissionForm form={form} label="Newsletter" className={row}>
      <EmailField form={form} label="Email for our newsletter" />
      <SubmitButton form={form} label="Subscribe" busyLabel="Subscribing..." />
      <Consent siteBase={siteBase} purpose="send you our newsletter" />
    </SubmissionForm>
  );
}
