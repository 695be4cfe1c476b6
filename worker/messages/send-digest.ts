import { countOpenLeads, hasOpenLeads } from '../store/leads/open-leads.ts';
import type { Sender } from './sender.ts';
import { mailMember } from './staff-mail.ts';

/** Mails a member what is waiting, counted now and not when the digest was queued. */
export const sendDigest: Sender = async ({ payload }, env) => {
  const open = await countOpenLeads(env.DB);
  if (!hasOpenLeads(open)) return 'needless';
  return mailMember(env, payload, {
    subject: 'Leads that are waiting',
    paragraphs: [
      `Pending: ${open.pending}`,
      `Of these, assigned to nobody: ${open.unassigned}`,
      `Flagged, to be looked at: ${open.flagged}`,
    ],
    link: { text: 'Open the desk', url: `${env.DESK_ORIGIN}/#inbox` },
  });
};
