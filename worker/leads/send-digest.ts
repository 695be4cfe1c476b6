import { prepareToday, toAppointments } from '../appointments/desk-appointment.sql.ts';
import { writeOfficeClock } from '../appointments/write-time.ts';
import { COPY_DAYS, DAY_MS } from '../contract/durations.ts';
import { TYPE_LABELS } from '../contract/words/consultation.ts';
import { describeDueContent, readDueContent } from '../core/due-content.ts';
import { findDay } from '../core/office-time.logic.ts';
import { COPIED_AT, readMark } from '../core/operator-marks.ts';
import type { Env } from '../core/settings.ts';
import type { Sender } from '../notify/sender.ts';
import { mailMember } from '../notify/staff-mail.ts';
import { countOpenLeads, hasOpenLeads } from './open-leads.sql.ts';

/**
 * Emails a member the pending leads and the appointments of today, on Mondays the content to look at again,
 * read on sending, without data of a visitor.
 */
export const sendDigest: Sender = async ({ payload }, env, now) => {
  const [open, today, copiedAt, entries] = await Promise.all([
    countOpenLeads(env.DB),
    listToday(env, now),
    readMark(env.RECORDS, COPIED_AT),
    readDueContent(env.RECORDS),
  ]);
  const content = describeDueContent(entries, findDay(now));
  const oldestCopyMs = now.getTime() - COPY_DAYS * DAY_MS;
  if (!hasOpenLeads(open) && today.length === 0 && content.length === 0) return 'needless';
  return mailMember(env, payload, {
    subject: nameDigest(hasOpenLeads(open), today.length > 0),
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
      ...content,
    ],
    link: { text: 'Open the desk', url: `${env.DESK_ORIGIN}/#inbox` },
  });
};

const nameDigest = (hasLeads: boolean, hasAppointments: boolean) =>
  hasLeads
    ? 'Leads waiting for you'
    : hasAppointments
      ? 'Appointments today'
      : 'Content to look at again';

/** `10:00 Video Call, 3F9A-12BC` */
async function listToday(env: Env, now: Date): Promise<string[]> {
  return toAppointments(await prepareToday(env, now).all())
    .filter(({ state }) => state === 'booked')
    .map(({ startsAt, way, lead, member }) => {
      const text = `${writeOfficeClock(startsAt)} ${TYPE_LABELS[way]}, ${lead.reference}`;
      return member === null ? `${text} (needs a counsellor)` : text;
    });
}
