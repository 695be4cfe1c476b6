import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { addDays } from '../kit/rules/day-arithmetic.ts';

export interface CalendarEvent {
  /** Unique and stable for this event: importing a known one updates it. */
  uid: string;
  /** The day of the event, on any calendar. */
  date: CalendarDay;
  title: string;
  description: string;
  /** Days before the event, 0 for its own, each at nine in the morning. */
  reminderDays: readonly number[];
}

interface CalendarOptions {
  /** Creation time of the file. */
  now: Date;
  /** The product that created it, for PRODID: `-//Some tool//EN`. */
  productId: string;
}

/** RFC 5545, 3.1: octets in a line without its line break, including a folded one's space. */
const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) of all-day events that block no time. Save it as UTF-8 with the type
 * `text/calendar`.
 *
 * @throws RangeError without events: the format allows no empty calendar.
 */
export function toIcs(
  events: readonly CalendarEvent[],
  { now, productId }: CalendarOptions,
): string {
  if (!events.length) throw new RangeError('A calendar file needs an event');
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  // RFC 5545, 3.8.7.4: calendars take a later file of a known event by its greater number.
  const minutes = Math.floor(now.getTime() / 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, stamp, minutes)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function eventLines(event: CalendarEvent, stamp: string, sequence: number): string[] {
  const { uid, date, title, description, reminderDays } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${toDateValue(date)}`,
    // The end is the first day after the event.
    `DTEND;VALUE=DATE:${toDateValue(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...reminderDays.flatMap((days) => reminderLines(days, title)),
    'END:VEVENT',
  ];
}

/** The time of an all-day event begins at midnight, which is 15 hours after nine. */
function reminderLines(days: number, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${days ? `-P${days - 1}DT15H` : 'PT9H'}`,
    'END:VALARM',
  ];
}

/** `20261201`. */
const toDateValue = (day: CalendarDay) => day.replaceAll('-', '');

/** RFC 5545, 3.3.11. Other control characters are not allowed at all. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Breaks a line between characters, never within the octets of one. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The length of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
