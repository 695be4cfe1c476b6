import { type RefObject, useEffect } from 'react';
import { brand } from '../content/brand.ts';
import { useHost } from '../kit/element/host.ts';
import { fieldOf } from '../kit/forms/use-form.ts';
import { useSubmissionForm } from '../kit/forms/use-submission-form.ts';
import { takeHandovers } from '../kit/stores/newsletter-handover.ts';
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
    email: brand.generalEmail,
    apiBase,
    siteBase,
  });
  useHandovers(form.formProps.ref);
  return (
    <SubmissionForm form={form} label="Newsletter" className={row}>
      <EmailField form={form} label="Email for our newsletter" />
      <SubmitButton form={form} label="Subscribe" busyLabel="Subscribing..." />
      <Consent siteBase={siteBase} purpose="send you our newsletter" />
    </SubmissionForm>
  );
}

/** Lets another block of the page fill the form in, so that one press of the button is left. */
function useHandovers(ref: RefObject<HTMLFormElement | null>) {
  const host = useHost();
  useEffect(
    () =>
      takeHandovers(host, (address) => {
        const form = ref.current as HTMLFormElement;
        const field = fieldOf(form, 'email') as HTMLInputElement;
        field.value = address;
        // What an earlier attempt complained about is checked again.
        field.dispatchEvent(new Event('input', { bubbles: true }));
        form.querySelector<HTMLElement>('[type=submit]')?.focus();
      }),
    [host, ref],
  );
}
