import type { Lead, ReturnedMail as Reason } from '../../../worker/contract/leads.ts';
import { badge, quiet, row } from '../lead-desk.styles.ts';

const WORDS: Record<Reason, { label: string; text: string }> = {
  bounced: {
    label: 'Emails come back',
    text: 'This address takes no email, so we send it none. Ask for the right one on the phone, and correct it.',
  },
  full: {
    label: 'Emails come back',
    text: 'The mailbox has taken no email for days, perhaps because it is full, so we send it none. Call, or correct the address.',
  },
  complained: {
    label: 'Called our email spam',
    text: 'So we send this address none, no reminder either. Call them instead.',
  },
};

/** Why a visitor gets no email. */
export function ReturnedMail({ returned }: Pick<Lead, 'returned'>) {
  if (returned === null) return null;
  const { label, text } = WORDS[returned];
  return (
    <p className={row}>
      <span className={badge} data-tone="warning">
        {label}
      </span>
      <span className={quiet}>{text}</span>
    </p>
  );
}
