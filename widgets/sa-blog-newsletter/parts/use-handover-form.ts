import { useState } from 'react';
import { importAgain } from '../../kit/element/import-again.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import type { SubmissionForm } from '../../kit/forms/use-submission-form.ts';
import { handOver } from '../../kit/stores/newsletter-handover.ts';
import { findNewsletterForm } from './find-newsletter-form.ts';

// The rules come with what the form that takes the address needs to send it.
const loadRules = () => importAgain(() => import('../../kit/forms/submission.ts'));

/** What became of an address: nothing yet, passed on, or there is no form to take it. */
export type Outcome = 'none' | 'handed-over' | 'no-form';

/** A form whose valid address goes into the page's newsletter form instead of over the network. */
export function useHandoverForm(email: string): SubmissionForm & { outcome: Outcome } {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [notice, setNotice] = useState('');

  const form = useForm<object>({
    names: ['email'],
    async check(values) {
      setNotice('');
      const { issues, value } = (await loadRules()).check('newsletter', values);
      const message = 'Please enter a valid email address.';
      return { issues: issues.map(({ field }) => ({ field, message })), value };
    },
    onValid(_, { email: address = '' }) {
      const target = findNewsletterForm(document);
      setOutcome(target ? 'handed-over' : 'no-form');
      if (!target) return false;
      // Code that waits until its element is about to be seen arrives by this, too.
      target.scrollIntoView({ block: 'center' });
      handOver(target, address);
      return true;
    },
    onError() {
      setNotice('We could not check your address. Please try again.');
    },
  });
  return { ...form, below: { content: notice }, email, outcome };
}
