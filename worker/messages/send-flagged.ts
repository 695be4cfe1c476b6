import type { LeadFlag } from '../contract/leads.ts';
import { countNamedLeads } from '../store/outbox/named-leads.ts';
import type { Sender } from './sender.ts';
import { mailMember } from './staff-mail.ts';

const REASONS: Record<LeadFlag, string> = {
  honeypot: 'A field that people do not see was filled',
  spoofed: 'Hidden characters or mixed alphabets',
  blank: 'No number to call, or only emoji',
  rate: 'Came in a flood',
  origin: 'From a website that we do not know',
  returned: 'Came again after it was marked as spam',
};

/** Tells a member how many leads were flagged, and why: any of them may be real. */
export const sendFlagged: Sender = async ({ payload }, env, _now, together) => {
  const totals = await countNamedLeads(env.DB, together, { by: 'flag', folder: 'flagged' });
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return 'needless';
  return mailMember(env, payload, {
    subject: all === 1 ? '1 flagged lead waits' : `${all} flagged leads wait`,
    paragraphs: [
      ...totals.map(({ value, total }) => `${REASONS[value as LeadFlag] ?? value}: ${total}`),
      'Look at them: one that is not spam is then told like any other.',
    ],
    link: { text: 'Open what is flagged', url: `${env.DESK_ORIGIN}/#flagged` },
  });
};
