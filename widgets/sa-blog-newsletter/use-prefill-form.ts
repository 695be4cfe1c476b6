import { useState } from 'react';
import { ADDRESS_MESSAGE } from '../../worker/contract/words/person.ts';
import { useForm } from '../kit/forms/use-form.ts';
import type { SubmissionForm } from '../kit/forms/use-submission-form.tsx';
import { prefillNewsletter } from '../kit/stores/newsletter-prefill.ts';

// The receiving form needs this chunk anyway, and the rules come with it.
const loadRules = () => import('../kit/sending/submission.ts');

/** Progress of the address: nothing yet, passed on, or no form to pass it to. */
export type Outcome = 'none' | 'handed-over' | 'no-form';

/** A form whose valid address goes into the page's newsletter form instead of over the network. */
export function usePrefillForm(email: string): SubmissionForm & { outcome: Outcome } {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [notice, setNotice] = useState('');

  const form = useForm<object>({
    names: ['email'],
    async check(values) {
      setNotice('');
      const { check } = await loadRules();
      return check('newsletter', values, { email: ADDRESS_MESSAGE });
    },
    onValid(_, { email: address = '' }) {
      const target = findNewsletterForm(document);
      setOutcome(target ? 'handed-over' : 'no-form');
      if (!target) return false;
      // Scrolling also loads the code of an element that waits to be seen.
      target.scrollIntoView({ block: 'center' });
      prefillNewsletter(target, address);
      return true;
    },
    onError() {
      setNotice('We could not check your address. Please try again.');
    },
  });
  return { ...form, below: notice ? { content: notice } : undefined, email, outcome };
}

/** The first newsletter form of a page, including open shadow trees such as the footer's. */
function findNewsletterForm(root: ParentNode): HTMLElement | null {
  const form = root.querySelector<HTMLElement>('sa-newsletter-form');
  if (form) return form;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot && findNewsletterForm(shadowRoot);
    if (inner) return inner;
  }
  return null;
}
