// The contract of the picker of times, the page behind a mail's link and the Worker. Browsers load this
// file with the picker, so it imports nothing but types.
import type { consultationTypes } from './options.ts';

/** `GET ?way=video`: the times that are free, `Slots`. */
export const SLOTS_PATH = '/api/slots';

/**
 * `GET`: what is booked; `PUT { startsAt }`: books or moves; `DELETE`: cancels. Each needs a token in its
 * header `Sa-Appointment` and answers `Booking`, or a problem with a code of `BookingProblem`.
 */
export const APPOINTMENTS_PATH = '/api/appointments';

/** Our page for links in mail: the token is its fragment. */
export const APPOINTMENT_PAGE = '/appointment';

/** Feeds of members' appointments: `<secret>.ics` follows. */
export const CALENDAR_PATH = '/calendar/';

/**
 * Sent with a consultation: random text that the form makes anew for each press (22 characters of
 * base64url). A repeat with the same one within ten minutes gets the token that the first one got.
 */
export const ATTEMPT_HEADER = 'Sa-Attempt';

/** Of the 201 to a consultation, and of each request to `APPOINTMENTS_PATH`: the token. */
export const APPOINTMENT_HEADER = 'Sa-Appointment';

export type Way = (typeof consultationTypes)[number];

/** The times that are free. Instants are ISO 8601, UTC. */
export interface Slots {
  /** Of the office, which days are counted in: `Asia/Kolkata`. */
  zone: string;
  /** Length of an appointment. */
  minutes: number;
  /** Those with a free time, the nearest first; none where no hours are open for that way. */
  days: { day: string; starts: string[] }[];
}

export type AppointmentState = 'booked' | 'cancelled' | 'done' | 'missed';

/** The appointment that a token is for. */
export interface Booking {
  /** Of the consultation: `3F9A-12BC`. */
  reference: string;
  way: Way;
  /** Of the office. */
  zone: string;
  /** The last one that was made; null before the first. */
  appointment: {
    state: AppointmentState;
    startsAt: string;
    endsAt: string;
    /** First name of the member, where the office shows it. */
    counsellor: string | null;
    /** Of a video call that is ahead, where the member has set one: https. */
    meetingUrl: string | null;
    /** Of the calendar entry; the number rises with each change. */
    uid: string;
    sequence: number;
  } | null;
  /** How often the visitor may still book, move or cancel; 0 once the consultation is over, too. */
  changesLeft: number;
}

/** Why a time was not booked, moved or cancelled. */
export type BookingProblem =
  /** 401: no token of ours, or another lead's. */
  | 'invalid-token'
  /** 401 */
  | 'expired-token'
  /** 409: taken meanwhile, or outside what is offered. */
  | 'time-gone'
  /** 409: too many open bookings of this mailbox, phone or network, or no change left; `detail` says which. */
  | 'no-more-changes'
  /** 409: booked once the link of the mail that was sent is opened, where the time is still free then. */
  | 'held'
  /** 409 to `DELETE`: nothing is booked, or it has begun. */
  | 'not-booked'
  /** 422: no instant of a whole minute, as `2026-12-01T04:30:00.000Z`. */
  | 'invalid-fields';
