import { type RefObject, useEffect } from 'react';
import * as words from '../../worker/contract/words/newsletter.ts';
import { ADDRESS_MESSAGE } from '../../worker/contract/words/person.ts';
import { brand } from '../content/brand.ts';
import { newsletterConfirmation } from '../content/newsletter.ts';
import { useHost } from '../kit/element/host.ts';
import { EmailField } from '../kit/forms/email-field.tsx';
import type { Prefill } from '../kit/forms/prefill.ts';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { fieldOf } from '../kit/forms/use-form.ts';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';
import { onNewsletterPrefill } from '../kit/stores/newsletter-prefill.ts';
import { fieldRow } from './newsletter-form.styles.ts';

export function NewsletterForm(prefill: Prefill) {
  const form = useSubmissionForm({
    kind: 'newsletter',
    messages: { email: ADDRESS_MESSAGE },
    success: words.SUBSCRIBED,
    failure: { title: 'Error', description: words.SUBSCRIBING_FAILED },
    nextStep: newsletterConfirmation === 'on' ? words.CONFIRM_BY_EMAIL : undefined,
    email: brand.generalEmail,
    prefill,
  });
  useHandovers(form.formProps.ref);
  return (
    <SubmissionForm
      purpose="send you our newsletter"
      form={form}
      label="Newsletter"
      className={fieldRow}
    >
      <EmailField form={form} label={words.ADDRESS_LABEL} />
      <SubmitButton form={form} label={words.SUBSCRIBE} busyLabel="Subscribing..." />
    </SubmissionForm>
  );
}

/** Lets another block of the page fill in the form, so that only the button is left to press. */
function useHandovers(ref: RefObject<HTMLFormElement | null>) {
  const host = useHost();
  useEffect(
    () =>
      onNewsletterPrefill(host, (address) => {
        const form = ref.current as HTMLFormElement;
        const field = fieldOf(form, 'email') as HTMLInputElement;
        field.value = address;
        // Validates again in case an earlier attempt failed.
        field.dispatchEvent(new CustomEvent('input', { bubbles: true }));
        form.querySelector<HTMLElement>('[type=submit]')?.focus();
      }),
    [host, ref],
  );
}
