// Appointments and hours as the desk shows them. Types only: the page of the desk loads this file.
import type { Way } from './appointment.ts';
import type { DeskAppointment, DeskEvent, Member } from './leads.ts';

/** Days of the office from `from` to `to`, both included. */
export interface CalendarPage {
  from: string;
  to: string;
  /** By start. Cancelled ones are left out. */
  appointments: DeskAppointment[];
  /** Appointments ahead whose member has left, on any day. */
  unassigned: DeskAppointment[];
  members: Pick<Member, 'email' | 'name'>[];
  /** Days off within these days. */
  daysOff: DayOff[];
}

/** Opening hours on one weekday, in wall time of the office. */
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
  /** The member's email address; null for a holiday of all members. */
  member: string | null;
  /** Days of the office, both included. */
  from: string;
  to: string;
  label: string;
}

/** The rules of every appointment. */
export interface BookingRules {
  /** Length of an appointment. */
  minutes: 15 | 20 | 30 | 45 | 60;
  /** Break between two appointments of a member, 0 to 60. */
  bufferMinutes: number;
  /** The shortest notice, 0 to 168. */
  noticeHours: number;
  /** How far ahead visitors may book, 1 to 60. */
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
    /** Whether the member has a calendar feed; its address is shown once, when it is made. */
    hasFeed: boolean;
    /** Link of the member's video calls; null if visitors are called instead. */
    meetingUrl: string | null;
    version: number;
  }[];
  /** Current and future days off, by first day. */
  daysOff: DayOff[];
  /** The latest changes, newest first. */
  events: DeskEvent[];
}

/** Free times for a member who books or moves by hand; notice, horizon and offline share do not apply. */
export interface FreeTimes {
  minutes: number;
  times: { startsAt: string; members: string[] }[];
}
