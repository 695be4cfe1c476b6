import { prepareToday, toAppointments } from '../appointments/desk-appointment.sql.ts';
import { writeOfficeClock } from '../appointments/write-time.ts';
import { COPY_DAYS, DAY_MS } from '../contract/durations.ts';
import { TYPE_LABELS } from '../contract/words/consultation.ts';
import { COPIED_AT, readMark } from '../core/operator-marks.ts';
import type { Env } from '../core/settings.ts';
import type { Sender } from '../notify/sender.ts';
import { mailMember } from '../notify/staff-mail.ts';
import { countOpenLeads, hasOpenLeads } from './open-leads.sql.ts';

/**
 * Emails a member the pending leads and the appointments of today, read on sending, without data of a
 * visitor.
 */
export const sendDigest: Sender = async ({ payload }, env, now) => {
  const [open, today, copiedAt] = await Promise.all([
    countOpenLeads(env.DB),
    listToday(env, now),
    readMark(env.RECORDS, COPIED_AT),
  ]);
  const oldestCopyMs = now.getTime() - COPY_DAYS * DAY_MS;
  if (!hasOpenLeads(open) && today.length === 0) return 'needless';
  return mailMember(env, payload, {
    subject: hasOpenLeads(open) ? 'Leads waiting for you' : 'Appointments today',
    paragraphs: [
      `Pending: ${open.pending}`,
      `Not assigned yet: ${open.unassigned}`,
      `Flagged, for you to check: ${open.flagged}`,
      ...(today.length > 0 ? [`Appointments today: ${today.join('; ')}`] : []),
      ...((copiedAt?.getTime() ?? 0) < oldestCopyMs
        ? [
            `The database was not copied for ${COPY_DAYS} days. Ask the operator of the site to do so.`,
          ]
        : []),
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
