import { prepareToday, toAppointments } from '../appointments/desk-appointment.sql.ts';
import { writeOfficeClock } from '../appointments/write-time.ts';
import { TYPE_LABELS } from '../contract/words/consultation.ts';
import type { Env } from '../core/settings.ts';
import type { Sender } from '../notify/sender.ts';
import { mailMember } from '../notify/staff-mail.ts';
import { countOpenLeads, hasOpenLeads } from './open-leads.sql.ts';

/**
 * Emails a member the leads that wait and the appointments of today, read now and not when the digest was
 * queued. It holds nothing of a visitor's.
 */
export const sendDigest: Sender = async ({ payload }, env, now) => {
  const [open, today] = await Promise.all([countOpenLeads(env.DB), listToday(env, now)]);
  if (!hasOpenLeads(open) && today.length === 0) return 'needless';
  return mailMember(env, payload, {
    subject: hasOpenLeads(open) ? 'Leads waiting for you' : 'Appointments today',
    paragraphs: [
      `Pending: ${open.pending}`,
      `Not assigned yet: ${open.unassigned}`,
      `Flagged, for you to check: ${open.flagged}`,
      ...(today.length > 0 ? [`Appointments today: ${today.join('; ')}`] : []),
    ],
    link: { text: 'Open the desk', url: `${env.DESK_ORIGIN}/#inbox` },
  });
};

/** `10:00 Video Call, 3F9A-12BC` */
async function listToday(env: Env, now: Date): Promise<string[]> {
  return toAppointments(await prepareToday(env, now).all())
    .filter(({ state }) => state === 'booked')
    .map(({ startsAt, way, lead, member }) => {
      const text = `${writeOfficeClock(startsAt)} ${TYPE_LABELS[way]}, ${lead.reference}`;
      return member === null ? `${text} (needs a counsellor)` : text;
    });
}
