import type { Booking } from '../../../worker/contract/appointment.ts';
import { writeCalendarFile } from '../../../worker/contract/calendar-file.ts';
import { findLocation, joiningInstructions, type Place } from '../../../worker/contract/joining.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';

/** A booking, open or over. */
export type Booked = Booking & { appointment: NonNullable<Booking['appointment']> };

/** Our name, and the address for meetings in person. */
export interface Office {
  name: string;
  address: string;
}

/** Text of the calendar entry. It names no visitor, because calendars are shared. */
function describe(booking: Booked, office: Office) {
  const { reference, way, appointment } = booking;
  const isCancelled = appointment.state === 'cancelled';
  const place = placeOf(booking, office);
  return {
    title: `Consultation with ${office.name}`,
    description: [
      `${TYPE_LABELS[way]}.`,
      ...(isCancelled ? [] : [joiningInstructions(place)]),
      `Your reference is ${reference}.`,
    ].join('\n'),
    location: isCancelled ? null : findLocation(place),
  };
}

export const placeOf = ({ way, appointment }: Booked, { address }: Office): Place => ({
  way,
  meetingUrl: appointment.meetingUrl,
  officeAddress: address,
});

/**
 * The calendar file of an appointment. A later one of the same appointment moves the entry, or takes it out
 * once it is cancelled.
 */
export function writeAppointmentFile(booking: Booked, office: Office, now: Date): string {
  const { uid, sequence, startsAt, endsAt, state } = booking.appointment;
  return writeCalendarFile(
    [
      {
        uid,
        sequence,
        when: { startsAt, endsAt },
        isCancelled: state === 'cancelled',
        alarms: ['-P1D', '-PT1H'],
        ...describe(booking, office),
      },
    ],
    { now, productId: `-//${office.name}//EN` },
  );
}

/** Links that add the appointment to an online calendar. */
export function calendarLinks(booking: Booked, office: Office) {
  const { startsAt, endsAt } = booking.appointment;
  const { title, description, location } = describe(booking, office);
  const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');
  // Outlook would show a plus between the words.
  const query = (values: Record<string, string>) =>
    String(new URLSearchParams(values)).replaceAll('+', '%20');
  return [
    {
      label: 'Google Calendar',
      href: `https://calendar.google.com/calendar/render?${query({
        action: 'TEMPLATE',
        text: title,
        details: description,
        ...(location && { location }),
        dates: `${compact(startsAt)}/${compact(endsAt)}`,
      })}`,
    },
    {
      label: 'Outlook',
      href: `https://outlook.live.com/calendar/0/action/compose?${query({
        rru: 'addevent',
        subject: title,
        body: description,
        ...(location && { location }),
        startdt: startsAt,
        enddt: endsAt,
      })}`,
    },
  ];
}
