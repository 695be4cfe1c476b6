import { FRAME_SOURCE } from '../contract/attribution.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import type { Mail } from '../notify/mail.ts';
import type { Sender } from '../notify/sender.ts';
import { mailMember, writeIndianTime } from '../notify/staff-mail.ts';
import { findLead, type LeadFacts } from './find-lead.sql.ts';
import { storedKinds } from './kinds.ts';
import { countNamedLeads, type LeadTotal } from './named-leads.sql.ts';

const announcementOf = (kind: string) => storedKinds[kind as SubmissionKind]?.announcement;

/** Notifies a member of a lead, or of the number of several. */
export const sendLead: Sender = async ({ payload }, env, _now, together) => {
  if (together.length > 1) {
    const totals = await countNamedLeads(env.DB, together, { by: 'kind', folder: 'inbox' });
    return totals.length > 0 ? mailMember(env, payload, writeLeadsMail(totals, env)) : 'needless';
  }
  const lead = await findLead(env.DB, payload);
  return lead ? mailMember(env, payload, writeLeadMail(lead, env)) : 'needless';
};

/** Writes the mail, without data of the visitor: a locked screen shows no name. */
function writeLeadMail(
  { kind, id, createdAt, partnerName, source }: LeadFacts,
  { DESK_ORIGIN, PUBLIC_ORIGIN }: Pick<Env, 'DESK_ORIGIN' | 'PUBLIC_ORIGIN'>,
): Omit<Mail, 'to'> {
  const subject = announcementOf(kind)?.subject ?? 'New lead';
  return {
    subject,
    paragraphs: [
      `${subject} on ${writeIndianTime(new Date(createdAt))}`,
      `From: ${partnerName ?? writePage(source, PUBLIC_ORIGIN)}`,
    ],
    link: { text: 'Open it in the desk', url: `${DESK_ORIGIN}/#lead/${kind}/${id}` },
  };
}

function writePage(source: string, ownOrigin: string): string {
  if (source === FRAME_SOURCE) return 'a frame on another website';
  return source === ownOrigin ? 'our own website' : source;
}

function writeLeadsMail(
  totals: readonly LeadTotal[],
  { DESK_ORIGIN }: Pick<Env, 'DESK_ORIGIN'>,
): Omit<Mail, 'to'> {
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  return {
    subject: all === 1 ? '1 new lead' : `${all} new leads`,
    paragraphs: totals.map(
      ({ value, total }) => `${announcementOf(value)?.plural ?? 'Others'}: ${total}`,
    ),
    link: { text: 'Open the desk', url: `${DESK_ORIGIN}/#inbox` },
  };
}
