import { FIRST_RULES } from '../appointments/office.sql.ts';
import { sendAppointment } from '../appointments/send-appointment.ts';
import { sendMeetingLink } from '../appointments/send-meeting-link.ts';
import { mailOldAddress, sendToVisitor } from '../appointments/send-to-visitor.ts';
import type { FoundBooking } from '../appointments/visitor-booking.sql.ts';
import type { Env } from '../core/settings.ts';
import { sendDigest } from '../leads/send-digest.ts';
import { sendFlagged } from '../leads/send-flagged.ts';
import { sendLead } from '../leads/send-lead.ts';
import { sendConfirmation } from '../newsletter/send-confirmation.ts';
import type { ClaimedMessage } from '../notify/outbox.sql.ts';
import type { Sender } from '../notify/sender.ts';
import { sendAlert } from '../upkeep/send-alert.ts';

const MEMBER = 'ravi@example.com';
const KEYS = `k1:${'0'.repeat(64)}`;

/** Writes each mail once, as HTML by name, to and about invented people. Runs in Node, without a database. */
export async function writeMails(now: Date): Promise<Map<string, string>> {
  const mails = new Map<string, string>();
  const at = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000).toISOString();
  const row = {
    id: 12,
    appointmentId: 5,
    ...{ leadId: 12, kind: 'consultation', dedupeKey: '3f9a12bc'.repeat(8), way: 'video' },
    ...{ email: 'asha.rao@example.com', phone: '+919876543210', status: 'pending' },
    ...{ createdAt: at(-30), requestedAt: at(-30), startsAt: at(28), endsAt: at(28.5) },
    ...{ folder: 'inbox', flag: null, state: 'booked', changes: 0, sequence: 1, version: 1 },
    ...{
      confirmedAt: at(-1),
      isConfirmed: 1,
      member: MEMBER,
      memberName: 'Ravi Menon',
      mayBook: 1,
    },
    ...{ meetingUrl: 'https://meet.example/sarathi-ravi', partnerName: 'Campus Times', source: '' },
  };
  /** Makes an environment whose database has this one row, of any table. */
  const envOf = (name: string, found: object) => {
    const statement = {
      bind: () => statement,
      first: async () => found,
      all: async () => ({ results: [found] }),
    };
    return {
      ...{ TOKEN_KEYS: KEYS, ERASURE_KEYS: KEYS, MAIL_FROM: 'desk@example.com', MEMBERS: '' },
      ...{ NEWSLETTER_CONFIRMATION: 'on', VISITOR_MAIL: 'on', STAFF_EMAILS: MEMBER },
      ...{ PUBLIC_ORIGIN: 'https://site.example', DESK_ORIGIN: 'https://desk.example' },
      DB: { prepare: () => statement, batch: async () => [{ results: [found] }, { results: [] }] },
      MAIL: { send: async ({ html }: { html: string }) => void mails.set(name, html) },
    } as unknown as Env & { MAIL: SendEmail };
  };
  const write = async (name: string, send: Sender, payload: object = {}, changes: object = {}) => {
    const message = { id: 1, payload: { id: 12, ...payload } } as unknown as ClaimedMessage;
    await send(message, envOf(name, { ...row, ...changes }), now, [message]);
  };
  for (const what of ['held', 'booked', 'moved', 'readdressed', 'cancelled', 'day', 'hour']) {
    const state = what === 'held' || what === 'cancelled' ? what : 'booked';
    await write(`visitor-${what}`, sendToVisitor, { what, appointment: 5, sequence: 1 }, { state });
  }
  await write('visitor-invited', sendToVisitor, { what: 'invited' }, { appointmentId: null });
  const booking = { ...row, rules: FIRST_RULES } as unknown as FoundBooking;
  await mailOldAddress(envOf('visitor-old-address', row), booking, now);
  await write('newsletter-confirmation', sendConfirmation);
  await write('staff-lead', sendLead);
  await write('staff-flagged', sendFlagged, {}, { value: 'origin', total: 3 });
  await write('staff-digest', sendDigest, {}, { pending: 3, unassigned: 2, flagged: 1 });
  await write('staff-appointment', sendAppointment, { what: 'moved', at: at(28), was: at(4) });
  const change = { member: 'Ravi Menon', by: 'Asha Pillai', host: 'meet.example', at: at(-1) };
  await write('staff-meeting-link', sendMeetingLink, change);
  const bad = {
    name: 'queue',
    group: 'Messages',
    state: 'bad',
    text: '3 messages wait.',
    at: at(-1),
  };
  await sendAlert(envOf('staff-alert', row), MEMBER, [bad as never]);
  return mails;
}
