import { FRAME_SOURCE } from '../frame/frame-source.ts';
import type { Env } from '../settings.ts';
import { findLead, type LeadFacts } from '../store/leads/find-lead.ts';
import type { Mail } from './mail.ts';
import type { Sender } from './sender.ts';
import { mailStaff, writeIndianTime } from './staff-mail.ts';

const SUBJECTS = new Map([
  ['consultation', 'New consultation request'],
  ['contact', 'New message'],
]);

/** Tells staff of a lead. */
export const sendLead: Sender = async (payload, env) => {
  const lead = await findLead(env.DB, payload);
  return lead ? mailStaff(env, writeLeadMail(lead, env)) : 'needless';
};

/** Nothing of the visitor's is in it: who reads mail on a locked screen sees no name. */
export function writeLeadMail(
  { kind, id, createdAt, partnerName, source }: LeadFacts,
  { DESK_ORIGIN, PUBLIC_ORIGIN }: Pick<Env, 'DESK_ORIGIN' | 'PUBLIC_ORIGIN'>,
): Omit<Mail, 'to'> {
  const subject = SUBJECTS.get(kind) ?? 'New lead';
  return {
    subject,
    paragraphs: [
      `${subject} on ${writeIndianTime(new Date(createdAt))}`,
      `From: ${partnerName ?? writePage(source, PUBLIC_ORIGIN)}`,
    ],
    link: { text: 'Open it on the desk', url: `${DESK_ORIGIN}/#lead/${kind}/${id}` },
  };
}

function writePage(source: string, ownOrigin: string): string {
  if (source === FRAME_SOURCE) return 'a frame on another site';
  return source === ownOrigin ? 'our own site' : source;
}
