// Appointments and hours as the desk shows them. Types only: the page of the desk loads this file.
import type { AppointmentState, Way } from './appointment.ts';
import type { DeskEvent, LeadLink, Member } from './leads.ts';

/** An appointment as members see it. Texts of the lead are the visitor's own. */
export interface DeskAppointment {
  id: number;
  lead: LeadLink & { phone: string | null };
  way: Way;
  state: AppointmentState;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
  /** A member's email address; null for one who has left: the appointment needs a counsellor. */
  member: string | null;
  /** The link of a video call that the visitor gets, where the member has set one. */
  meetingUrl: string | null;
  /** Rises with every change. */
  version: number;
  /** How many live bookings came from the same network in the 24 hours around this one; 1 for its own. */
  sameNetwork: number;
  /** Whether the link of its mail was opened or a member has confirmed it; always where visitors get no mail. */
  isConfirmed: boolean;
  /** Whether a reminder could not be sent before it began. */
  isReminderMissed: boolean;
}

/** Days of the office from `from` to `to`, both included. */
export interface CalendarPage {
  from: string;
  to: string;
  /** By start. Cancelled ones are left out. */
  appointments: DeskAppointment[];
  /** Those ahead whose member has left, whatever the day. */
  unassigned: DeskAppointment[];
  members: Pick<Member, 'email' | 'name'>[];
  /** Within these days. */
  daysOff: DayOff[];
}

/** A stretch of one weekday, in wall time of the office. */
export interface OfficeHours {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** `HH:MM`; `to` is after `from`, at most `24:00`. */
  from: string;
  to: string;
  ways: Way[];
}

/** Days on which a member, or every member, is away. */
export interface DayOff {
  id: number;
  /** A member's email address; null for a holiday of all. */
  member: string | null;
  /** Days of the office, both included. */
  from: string;
  to: string;
  label: string;
}

/** The rules of every appointment. */
export interface BookingRules {
  /** Length. */
  minutes: 15 | 20 | 30 | 45 | 60;
  /** Between two appointments of a member, 0 to 60. */
  bufferMinutes: number;
  /** The shortest notice, 0 to 168. */
  noticeHours: number;
  /** How far ahead, 1 to 60. */
  horizonDays: number;
  /** Share of a day's times that visitors cannot book, for phone calls and walk-ins: 0 to 90. */
  offlinePercent: number;
  /** Whether visitors see the member's first name. */
  showsNames: boolean;
  version: number;
}

/** The hours of the office. */
export interface Hours {
  rules: BookingRules;
  members: {
    email: string;
    name: string;
    hours: OfficeHours[];
    /** Whether a calendar can subscribe; its address is shown once, when it is made. */
    hasFeed: boolean;
    /** The link of the member's video calls; null where visitors are called instead. */
    meetingUrl: string | null;
    version: number;
  }[];
  /** Those that are not over, by first day. */
  daysOff: DayOff[];
  /** The latest changes, newest first. */
  events: DeskEvent[];
}

/** Free times for a member who books or moves by hand; notice, horizon and offline share do not apply. */
export interface FreeTimes {
  minutes: number;
  times: { startsAt: string; members: string[] }[];
}
