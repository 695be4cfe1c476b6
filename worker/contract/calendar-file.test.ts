import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { alarmAtNine, type CalendarEvent, writeCalendarFile } from './calendar-file.ts';

const now = new Date('2026-11-20T06:30:00.123Z');
const productId = '-//Example//EN';

const deadline: CalendarEvent = {
  uid: 'us-masters-fall-2027-deadline@example',
  when: { day: '2026-12-01' },
  title: 'Application deadline',
  description: 'Send it.',
  alarms: [],
};

const toFile = (changes: Partial<CalendarEvent> = {}) =>
  writeCalendarFile([{ ...deadline, ...changes }], { now, productId });

/** The lines as they stand in the file, and as a calendar reads them. */
const physicalLines = (file: string) => file.split('\r\n').slice(0, -1);
const logicalLines = (file: string) => physicalLines(file.replaceAll('\r\n ', ''));
const valueIn = (file: string, name: string) =>
  logicalLines(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1);

const octets = (line: string) => new TextEncoder().encode(line).length;

describe('writeCalendarFile', () => {
  it('writes an all-day event that ends on the next day', () => {
    expect(toFile()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Example//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:us-masters-fall-2027-deadline@example',
        'DTSTAMP:20261120T063000Z',
        'SEQUENCE:29919270',
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20261202',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Application deadline',
        'DESCRIPTION:Send it.',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('writes one VEVENT per event, in their order', () => {
    const events = [deadline, { ...deadline, uid: 'visa@example' }];
    const file = writeCalendarFile(events, { now, productId });
    expect(file.match(/BEGIN:V\w+|(?<=UID:)[^@]+/g)?.join(' ')).toBe(
      'BEGIN:VCALENDAR BEGIN:VEVENT us-masters-fall-2027-deadline BEGIN:VEVENT visa',
    );
  });

  it.each([
    ['a, b', 'a\\, b'],
    ['C:\\temp', 'C:\\\\temp'],
    ['one\ntwo', 'one\\ntwo'],
    ['one\r\ntwo', 'one\\ntwo'],
    ['\\n', '\\\\n'],
    ['x\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'x\\nEND:VEVENT\\nBEGIN:VEVENT'],
    ['a\u0000b\u0007c\u007fd', 'abcd'],
    ['a\tb', 'a\tb'],
  ])('escapes %j in a text', (text, escaped) => {
    const file = toFile({ title: text, description: text });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(valueIn(file, 'SUMMARY')).toBe(escaped);
    expect(valueIn(file, 'DESCRIPTION')).toBe(escaped);
  });

  it('folds after 75 octets and not before', () => {
    // "SUMMARY:" has eight.
    expect(physicalLines(toFile({ title: 'x'.repeat(67) }))).toContain(`SUMMARY:${'x'.repeat(67)}`);
    // A continued line begins with a space, which counts.
    const lines = physicalLines(toFile({ title: 'x'.repeat(67 + 74 + 1) }));
    const folded = [`SUMMARY:${'x'.repeat(67)}`, ` ${'x'.repeat(74)}`, ' x'];
    expect(lines).toEqual(expect.arrayContaining(folded));
    const wide = physicalLines(toFile({ title: '₹'.repeat(60) }));
    expect(wide).toContain(`SUMMARY:${'₹'.repeat(22)}`);
  });

  it.each(['हिन्दी', 'a😀é₹,'])('folds many %s within 75 octets, each character whole', (text) => {
    for (let shift = 0; shift < 8; shift++) {
      const title = 'x'.repeat(shift) + text.repeat(60);
      const file = toFile({ title });
      const lines = physicalLines(file);
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
      expect(lines.join('')).not.toMatch(/\p{Cs}/u);
      expect(valueIn(file, 'SUMMARY')).toBe(title.replaceAll(',', '\\,'));
    }
  });

  it('is the same for the same events and moment, and later has another stamp and a greater number', () => {
    const later = writeCalendarFile([deadline], {
      now: new Date('2027-01-02T03:04:05Z'),
      productId,
    });
    expect(toFile()).toBe(toFile());
    const first = toFile().replace('20261120T063000Z', '20270102T030405Z');
    expect(later).toBe(first.replace('SEQUENCE:29919270', 'SEQUENCE:29980984'));
  });

  it.each([
    [[], []],
    [[1], ['2026-11-30T09:00:00']],
    [
      [30, 7],
      ['2026-11-01T09:00:00', '2026-11-24T09:00:00'],
    ],
  ])('reminds %j days before, at nine, as another calendar reads it', (days, expected) => {
    const calendar = new ICAL.Component(ICAL.parse(toFile({ alarms: days.map(alarmAtNine) })));
    const event = calendar.getFirstSubcomponent('vevent');
    const alarms = event?.getAllSubcomponents('valarm') ?? [];
    const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time;
    const times = alarms.map((alarm) => {
      const time = start.clone();
      time.isDate = false;
      time.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
      return time.toString();
    });
    expect(times).toEqual(expected);
    for (const alarm of alarms) {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(alarm.getFirstPropertyValue('description')).toBe('Application deadline');
    }
  });

  it('writes an appointment as instants, whatever the zone', () => {
    const when = { startsAt: '2026-12-01T04:30:00.000Z', endsAt: '2026-12-01T05:00:00.000Z' };
    const file = toFile({ when, sequence: 3, alarms: ['-PT1H'] });
    const times = ['DTSTART:20261201T043000Z', 'DTEND:20261201T050000Z'];
    const lines = ['SEQUENCE:3', ...times, 'TRIGGER:-PT1H'];
    expect(logicalLines(file)).toEqual(expect.arrayContaining(lines));
    expect(file).not.toContain('TRANSP');
  });

  it('takes an event back by its number and status, without reminding of it', () => {
    const file = toFile({ sequence: 4, isCancelled: true, alarms: ['-PT1H'] });
    const lines = ['SEQUENCE:4', 'STATUS:CANCELLED', `UID:${deadline.uid}`];
    expect(logicalLines(file)).toEqual(expect.arrayContaining(lines));
    expect(file).not.toContain('VALARM');
  });

  it('repeats an event every day at a local time', () => {
    const file = toFile({ when: { firstDay: '2026-12-01', time: '07:30', minutes: 10 } });
    const calendar = new ICAL.Component(ICAL.parse(file));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    const days = event.iterator();
    const times = [days.next(), days.next()].map(String);
    expect(times).toEqual(['2026-12-01T07:30:00', '2026-12-02T07:30:00']);
    expect(event.duration.toString()).toBe('PT10M');
  });

  it('writes a calendar to subscribe to with its properties, without events too', () => {
    const properties = ['X-WR-CALNAME:Appointments'];
    const file = writeCalendarFile([], { now, productId, properties });
    expect(valueIn(file, 'X-WR-CALNAME')).toBe('Appointments');
    expect(file).not.toContain('VEVENT');
    expect(() => writeCalendarFile([], { now, productId })).toThrow(RangeError);
  });
});
