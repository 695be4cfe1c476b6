export interface CalendarEvent {
  /** Unique and stable for this event: importing a known one updates it. */
  uid: string;
  when: EventTime;
  title: string;
  description: string;
  /** The page about it. */
  url?: string;
  /** Place of the event: an address, or the link of a call. */
  location?: string | null;
  /** Calendars keep the file with the greater number. Default: the minute in which the file is made. */
  sequence?: number;
  /** Takes the event out of calendars that have it. */
  isCancelled?: boolean;
  /** Alarms, as durations (RFC 5545, 3.3.6) from the start: `-PT1H` is an hour before. */
  alarms: readonly string[];
}

/**
 * A day on any calendar (`2026-12-01`), which blocks no time; an instant to an instant (ISO 8601, UTC); or
 * every day from a day on at a local time of the reader (`07:30`), for so many minutes.
 */
type EventTime =
  | { day: string }
  | { startsAt: string; endsAt: string }
  | { firstDay: string; time: string; minutes: number };

interface CalendarOptions {
  /** Creation time of the file. */
  now: Date;
  /** The product that created it, for PRODID: `-//Some tool//EN`. */
  productId: string;
  /** More properties of the calendar, as lines. With them it may be empty, like a new subscription. */
  properties?: readonly string[];
}

/** RFC 5545, 3.1: octets in a line without its line break, including a folded one's space. */
const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545). Save it as UTF-8 with the type `text/calendar`.
 *
 * @throws RangeError without events and properties: the format allows no empty calendar.
 */
export function writeCalendarFile(
  events: readonly CalendarEvent[],
  { now, productId, properties }: CalendarOptions,
): string {
  if (!events.length && !properties) throw new RangeError('A calendar file needs an event');
  const stamp = toTimeValue(now.toISOString());
  // RFC 5545, 3.8.7.4: calendars take a later file of a known event by its greater number.
  const minutes = Math.floor(now.getTime() / 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(properties ?? []),
    ...events.flatMap((event) => writeEvent({ sequence: minutes, ...event }, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function writeEvent(event: CalendarEvent & { sequence: number }, stamp: string): string[] {
  const { uid, when, title, description, url, location, sequence, isCancelled, alarms } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    ...writeTime(when),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(url ? [`URL:${url}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(isCancelled ? [] : alarms.flatMap((trigger) => writeAlarm(trigger, title))),
    'END:VEVENT',
  ];
}

function writeTime(when: EventTime): string[] {
  if ('day' in when) {
    return [
      `DTSTART;VALUE=DATE:${toDateValue(when.day)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${toDateValue(nextDay(when.day))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  if ('startsAt' in when) {
    return [`DTSTART:${toTimeValue(when.startsAt)}`, `DTEND:${toTimeValue(when.endsAt)}`];
  }
  const { firstDay, time, minutes } = when;
  // A time without a zone is local to the reader.
  return [
    `DTSTART:${toDateValue(firstDay)}T${time.replace(':', '')}00`,
    `DURATION:PT${minutes}M`,
    'RRULE:FREQ=DAILY',
    'TRANSP:TRANSPARENT',
  ];
}

function writeAlarm(trigger: string, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

/** An alarm at nine in the morning, so many days before an all-day event; 0 for the day itself. */
export const alarmAtNine = (days: number): string => (days ? `-P${days - 1}DT15H` : 'PT9H');

/** `20261201T063000Z`. */
const toTimeValue = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');

/** `20261201`. */
const toDateValue = (day: string) => day.replaceAll('-', '');

function nextDay(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** RFC 5545, 3.3.11. Other control characters are not allowed at all. */
export function escapeText(text: string): string {
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
