import { FLAGGED_ADDRESS, type LeadFlag } from '../contract/leads.ts';
import type { Sender } from '../notify/sender.ts';
import { mailMember } from '../notify/staff-mail.ts';
import { countNamedLeads } from './named-leads.sql.ts';

const REASONS: Record<LeadFlag, string> = {
  honeypot: 'A hidden field was filled in',
  spoofed: 'Hidden characters or mixed alphabets',
  blank: 'No number to call, or only emoji',
  rate: 'Too many at once',
  origin: 'From a website we do not know',
  returned: 'Came again after it was marked as spam',
};

/** Notifies a member of the number of flagged leads and the reasons: any of them may be real. */
export const sendFlagged: Sender = async ({ payload }, env, _now, together) => {
  const totals = await countNamedLeads(env.DB, together, { by: 'flag', folder: 'flagged' });
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return 'needless';
  return mailMember(env, payload, {
    subject: all === 1 ? '1 flagged lead is waiting' : `${all} flagged leads are waiting`,
    paragraphs: [
      ...totals.map(({ value, total }) => `${REASONS[value as LeadFlag] ?? value}: ${total}`),
      'Please check them. When you mark one as not spam, it goes to the inbox like any other lead.',
    ],
    link: { text: 'Open the flagged leads', url: `${env.DESK_ORIGIN}/${FLAGGED_ADDRESS}` },
  });
};
