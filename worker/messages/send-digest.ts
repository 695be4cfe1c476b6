import { countOpenLeads, hasOpenLeads } from '../store/leads/open-leads.ts';
import type { Sender } from './sender.ts';
import { mailStaff } from './staff-mail.ts';

/** Mails staff what is waiting for them, counted now and not when the digest was queued. */
export const sendDigest: Sender = async (_payload, env) => {
  const open = await countOpenLeads(env.DB);
  if (!hasOpenLeads(open)) return 'needless';
  return mailStaff(env, {
    subject: 'Leads that are waiting',
    paragraphs: [
      `Pending: ${open.pending}`,
      `Of these, assigned to nobody: ${open.unassigned}`,
      `Flagged, to be looked at: ${open.flagged}`,
    ],
    link: { text: 'Open the desk', url: `${env.DESK_ORIGIN}/#inbox` },
  });
};
