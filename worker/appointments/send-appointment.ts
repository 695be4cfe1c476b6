import type { Way } from '../contract/appointment.ts';
import { TYPE_LABELS } from '../contract/words/consultation.ts';
import type { Sender } from '../notify/sender.ts';
import { mailMember } from '../notify/staff-mail.ts';
import { findStaffFacts } from './mail-facts.sql.ts';
import { writeOfficeTime } from './write-time.ts';

const WORDS = new Map([
  ['booked', 'Appointment booked'],
  ['moved', 'Appointment moved'],
  ['cancelled', 'Appointment cancelled'],
]);

/** Notifies a member of appointments by time, way and reference, without data of the visitor. */
export const sendAppointment: Sender = async ({ payload }, env, _now, together) => {
  const facts = await findStaffFacts(
    env.DB,
    together.map((message) => message.payload.id),
  );
  const lines = together.flatMap(({ payload: { id, what, at, was } }) => {
    const lead = facts.get(Number(id));
    // Members are notified of a freed time even if the lead is spam.
    if (!lead || !(lead.mayBook || what === 'cancelled')) return [];
    const before = was ? `, instead of ${writeOfficeTime(String(was))}` : '';
    const way = TYPE_LABELS[lead.way as Way] ?? lead.way;
    return [
      `${WORDS.get(String(what)) ?? 'Appointment'}: ${writeOfficeTime(String(at))}${before}. ${way}, ${lead.reference}.`,
    ];
  });
  if (lines.length === 0) return 'needless';
  const isOne = together.length === 1;
  return mailMember(env, payload, {
    subject: isOne
      ? (WORDS.get(String(payload.what)) ?? 'Appointment')
      : `${lines.length} appointment changes`,
    paragraphs: lines,
    link: {
      text: isOne ? 'Open it in the desk' : 'Open the calendar',
      url: `${env.DESK_ORIGIN}/#${isOne ? `lead/consultation/${payload.id}` : 'calendar'}`,
    },
  });
};
