import type { Booking } from '../contract/appointment.ts';
import { writeCalendarFile } from '../contract/calendar-file.ts';
import { findLocation, joiningInstructions, type Place } from '../contract/joining.ts';
import { TYPE_LABELS } from '../contract/words/consultation.ts';
import letterhead from '../core/letterhead.json' with { type: 'json' };
import type { Env } from '../core/settings.ts';
import { hasMail, type Mail, sendMail } from '../notify/mail.ts';
import { isReturned } from '../notify/returned-mail.sql.ts';
import type { Sender } from '../notify/sender.ts';
import { writeAppointmentUrl } from './appointment-token.ts';
import {
  type AboutAppointment,
  findMailFacts,
  mayWriteTo,
  noteMissedReminder,
} from './mail-facts.sql.ts';
import { type FoundBooking, isAhead, mayBook, toBooking } from './visitor-booking.sql.ts';
import { isWritingToVisitors } from './visitor-mail.ts';
import { writeOfficeSpan, writeOfficeTime } from './write-time.ts';

/** Subject and first sentence of a mail. */
const WORDS: Record<
  Exclude<AboutAppointment['what'], 'invited'>,
  { subject: string; text: string }
> = {
  held: {
    subject: 'Please confirm your consultation',
    text: 'Open the link below to book this time. Until then, someone else may take it.',
  },
  booked: { subject: 'Your consultation', text: 'Your consultation is booked.' },
  readdressed: { subject: 'Your consultation', text: 'Your consultation is booked.' },
  moved: { subject: 'Your consultation has a new time', text: 'Your consultation has a new time.' },
  cancelled: {
    subject: 'Your consultation is cancelled',
    text: 'Your consultation is cancelled.',
  },
  day: { subject: 'Tomorrow: your consultation', text: 'Your consultation is tomorrow.' },
  hour: { subject: 'Soon: your consultation', text: 'Your consultation begins in about an hour.' },
};

/** Mails a visitor about the appointment, in our own words only: typed text may be another person's. */
export const sendToVisitor: Sender = async ({ id, payload }, env, now) => {
  const about = payload as unknown as AboutAppointment;
  if (!isWritingToVisitors(env)) return hasMail(env) ? 'needless' : 'waiting';
  if (!hasMail(env)) return 'waiting';
  const found = await findMailFacts(env, about, now);
  if (!found) {
    if (about.what === 'day' || about.what === 'hour') await noteMissedReminder(env, about, now);
    return 'needless';
  }
  if (await isReturned(env, found.email)) return 'needless';
  if (about.by !== 'office' && !(await mayWriteTo(env, found.email, id, now))) return 'needless';
  await sendMail(env, await writeMail(about.what, found, env, now));
  return 'sent';
};

/**
 * Removes the appointment from the calendar of a wrong address. Sent at once and without a retry, as no
 * table stores that address.
 * @param found the booking before the correction
 */
export async function mailOldAddress(env: Env, found: FoundBooking, now: Date): Promise<void> {
  if (!hasMail(env) || !isWritingToVisitors(env)) return;
  if (!mayBook(found) || !isAhead(found, now)) return;
  if (await isReturned(env, found.email)) return;
  const ended = { ...found, state: 'cancelled', sequence: found.sequence + 1 } as const;
  await sendMail(env, {
    to: [found.email],
    subject: 'We have changed the email address of a consultation',
    paragraphs: [
      'We now use another email address for this consultation, and will not write to this one again.',
      FILE_REMOVES,
    ],
    footer: NOT_YOU,
    attachments: [attachEntry(ended, env, now)],
  });
}

async function writeMail(
  what: AboutAppointment['what'],
  found: FoundBooking,
  env: Env,
  now: Date,
): Promise<Mail> {
  const url = await writeAppointmentUrl(env, found, now);
  return what === 'invited'
    ? writeInvitation(found, url)
    : writeAppointment(what, found, url, env, now);
}

const NOT_YOU = 'If you did not ask for a consultation, please ignore this email.';

function writeInvitation({ email }: FoundBooking, url: string): Mail {
  return {
    to: [email],
    subject: `Choose a time for your consultation with ${letterhead.name}`,
    paragraphs: [
      `Thank you for asking ${letterhead.name} for a consultation. We will contact you; you do not need to do anything.`,
      'If you would rather choose a time yourself, open the link below. It works for 14 days.',
    ],
    link: { text: 'Choose a time', url },
    footer: NOT_YOU,
  };
}

function writeAppointment(
  what: keyof typeof WORDS,
  found: FoundBooking,
  url: string,
  env: Env,
  now: Date,
): Mail {
  const { reference, appointment } = toBooking(found, env, now);
  const { subject, text } = WORDS[what];
  const [isHeld, isCancelled] = [what === 'held', what === 'cancelled'];
  const place = placeOf(found, appointment);
  const paragraphs = [
    `${text} Reference: ${reference}.`,
    [
      `When${isCancelled ? ' it was' : ''}: ${writeOfficeSpan(found.startsAt, found.endsAt)}`,
      `How: ${TYPE_LABELS[found.way]}`,
      `With: ${appointment?.counsellor ?? 'a counsellor'} of ${letterhead.name}`,
    ].join('\n'),
    ...(isCancelled ? [] : [joiningInstructions(place)]),
    ...(isHeld ? [] : [isCancelled ? FILE_REMOVES : FILE_ADDS]),
  ];
  const change = { text: LINKS[what] ?? 'Change or cancel it', url };
  return {
    to: [found.email],
    subject: `${subject}: ${writeOfficeTime(found.startsAt)}`,
    paragraphs,
    ...(place.meetingUrl && REMINDERS.includes(what)
      ? { link: { text: 'Join the video call', url: place.meetingUrl }, other: change }
      : { link: change }),
    footer: NOT_YOU,
    ...(!isHeld && { attachments: [attachEntry(found, env, now)] }),
  };
}

/** Mails shortly before the appointment: their button joins the call. */
const REMINDERS: readonly string[] = ['day', 'hour'];

const LINKS: Partial<Record<keyof typeof WORDS, string>> = {
  held: 'Book this time',
  cancelled: 'Choose another time',
};

const FILE_ADDS =
  'Open the attached file to add it to your calendar, in your own time zone. If you added it before, open the file with the same calendar: it will replace the old entry.';
const FILE_REMOVES =
  'The attached file removes it from your calendar if you added it: open the file with the same calendar. Otherwise, delete the entry yourself.';

const placeOf = ({ way }: FoundBooking, appointment: Booking['appointment']): Place => ({
  way,
  meetingUrl: appointment?.meetingUrl ?? null,
  officeAddress: letterhead.address,
});

/** Attaches the visitor's calendar entry; the same UID with a greater number replaces an earlier one. */
function attachEntry(found: FoundBooking, env: Env, now: Date): EmailAttachment {
  const { reference, appointment } = toBooking(found, env, now);
  const place = placeOf(found, appointment);
  const isCancelled = found.state === 'cancelled';
  const event = {
    uid: appointment?.uid ?? reference,
    sequence: appointment?.sequence ?? 0,
    when: { startsAt: found.startsAt, endsAt: found.endsAt },
    title: `Consultation with ${letterhead.name}`,
    description: [
      `${TYPE_LABELS[found.way]}.`,
      ...(isCancelled ? [] : [joiningInstructions(place)]),
      `Reference: ${reference}. Use the link in our email to change or cancel it.`,
    ].join('\n'),
    location: isCancelled ? null : findLocation(place),
    isCancelled,
    alarms: ['-PT1H'],
  };
  return {
    disposition: 'attachment',
    filename: 'appointment.ics',
    type: 'text/calendar',
    content: writeCalendarFile([event], {
      now,
      productId: `-//${letterhead.name}//Appointments//EN`,
    }),
  };
}
