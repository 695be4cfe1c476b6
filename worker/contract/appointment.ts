// Contract between the time picker, the page behind a mail's link and the Worker. Browsers load this
// file with the picker, so it imports nothing but types.
import type { consultationTypes } from './options.ts';

/** `GET ?way=video`: the free times, as `Slots`. */
export const SLOTS_PATH = '/api/slots';

/**
 * `GET`: reads the booking; `PUT { startsAt }`: books or moves; `DELETE`: cancels. Each needs a token in its
 * header `Sa-Appointment` and answers `Booking`, or a problem with a code of `BookingProblem`.
 */
export const APPOINTMENTS_PATH = '/api/appointments';

/** Our page for links in mail: the token is its fragment. */
export const APPOINTMENT_PAGE = '/appointment';

/** Feeds of members' appointments: `<secret>.ics` follows. */
export const CALENDAR_PATH = '/calendar/';

/**
 * Request header of a consultation: random text, new for each press of the button (22 characters of
 * base64url). A repeat with the same text within ten minutes gets the token of the first request.
 */
export const ATTEMPT_HEADER = 'Sa-Attempt';

/** Header with the token, in the 201 to a consultation and in each request to `APPOINTMENTS_PATH`. */
export const APPOINTMENT_HEADER = 'Sa-Appointment';

export type Way = (typeof consultationTypes)[number];

/** Free times. Instants are ISO 8601, UTC. */
export interface Slots {
  /** Time zone of the office, in which days are counted: `Asia/Kolkata`. */
  zone: string;
  /** Length of an appointment, in minutes. */
  minutes: number;
  /** Days with a free time, the nearest first; empty if no hours are open for that way. */
  days: { day: string; starts: string[] }[];
}

export type AppointmentState = 'booked' | 'cancelled' | 'done' | 'missed';

/** The appointment that a token is for. */
export interface Booking {
  /** Reference of the consultation: `3F9A-12BC`. */
  reference: string;
  way: Way;
  /** Time zone of the office. */
  zone: string;
  /** The latest appointment; null before the first. */
  appointment: {
    state: AppointmentState;
    startsAt: string;
    endsAt: string;
    /** First name of the member, if the office shows it. */
    counsellor: string | null;
    /** Link (https) of a video call ahead; null if the member has set none. */
    meetingUrl: string | null;
    /** UID of the calendar entry, whose sequence number rises with each change. */
    uid: string;
    sequence: number;
  } | null;
  /** How often the visitor may still book, move or cancel; 0 once the consultation is over, too. */
  changesLeft: number;
}

/** Why a time was not booked, moved or cancelled. */
export type BookingProblem =
  /** 401: not a token of ours, or one of another lead. */
  | 'invalid-token'
  /** 401 */
  | 'expired-token'
  /** 409: taken meanwhile, or outside the hours on offer. */
  | 'time-gone'
  /** 409: too many open bookings of this mailbox, phone or network, or no change left; see `detail`. */
  | 'no-more-changes'
  /** 409: booked once the visitor opens the link in the mail, if the time is still free then. */
  | 'held'
  /** 409 to `DELETE`: nothing is booked, or it has begun. */
  | 'not-booked'
  /** 422: not an instant of a whole minute, such as `2026-12-01T04:30:00.000Z`. */
  | 'invalid-fields';
