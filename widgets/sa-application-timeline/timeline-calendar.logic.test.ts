import { describe, expect, it } from 'vitest';
import { localDay } from '../kit/rules/calendar-day.ts';
import { countries } from '../testing/own/countries.ts';
import { buildTimeline } from './application-timeline.logic.ts';
import { usMasters as plan } from './testing/us-masters.ts';
import { toCalendarEntries, writeTimelineFile } from './timeline-calendar.logic.ts';
import { LANGUAGE_TESTS, SEASONS, TIMELINE_LEVELS } from './timeline-form.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';

const now = new Date(2026, 10, 20, 12);

const entries = (changes: Partial<TimelinePlan> = {}, at = now, done: readonly string[] = []) =>
  toCalendarEntries(buildTimeline(countries, { ...plan, ...changes }, at), {
    today: localDay(at),
    isDone: (step) => done.includes(step),
  });

const uids = (...args: Parameters<typeof entries>) => entries(...args).map(({ uid }) => uid);

describe('toCalendarEntries', () => {
  it('makes an entry of each event, with the country and what is critical', () => {
    expect(entries()).toHaveLength(10);
    expect(entries()[5]).toEqual({
      uid: 'us-masters-fall-2027-deadline@sa-application-timeline',
      date: '2026-12-01',
      title: 'Application submission deadline (United States)',
      description: expect.stringMatching(/^Critical deadline - mark in your calendar\nSend all/),
      reminderDays: [7],
    });
    expect(entries()[6]?.description).not.toContain('Critical');
  });

  it('reminds of what is ahead: of a critical date a month and a week before, of others a week', () => {
    const reminders = entries({ startYear: 2028 }).map(({ reminderDays }) => reminderDays);
    expect(reminders.map(String).join(' ')).toBe('7 30,7 30,7 7 30,7 30,7 7 30,7 7 30,7');
  });

  it.each([
    ['2026-10-31', [30, 7]],
    ['2026-11-01', [7]],
    ['2026-11-23', [7]],
    ['2026-11-24', [1]],
    ['2026-11-30', [0]],
    ['2026-12-01', [0]],
    ['2026-12-02', []],
  ])('on %s reminds of the deadline of 1 December %j days before', (day, expected) => {
    const all = entries({}, new Date(`${day}T12:00`));
    expect(all.find(({ uid }) => /deadline/.test(uid))?.reminderDays).toEqual(expected);
  });

  it('reminds of nothing that is past', () => {
    const past = entries({ startYear: 2024 });
    expect(past.flatMap(({ reminderDays }) => reminderDays)).toEqual([]);
  });

  it('reminds of nothing that is done', () => {
    const [, , , , , deadline, results] = entries({ startYear: 2028 }, now, ['deadline']);
    expect([deadline?.reminderDays, results?.reminderDays]).toEqual([[], [7]]);
  });

  it('keeps the uids of a plan, whatever the test or the day', () => {
    const later = uids({ languageTest: 'TOEFL' }, new Date(2027, 5, 1));
    expect(later).toEqual(uids());
  });

  it('has other uids for another plan, and none twice', () => {
    const others = [{ country: 'uk' }, { level: 'phd' }, { season: 'winter' }, { startYear: 2028 }];
    const all = [{}, ...others].flatMap((changes) => uids(changes as Partial<TimelinePlan>));
    expect(new Set(all).size).toBe(all.length);
  });
});

/** RFC 5545, 3.1: a name, parameters and a value without control characters. */
const CONTENT_LINE = /^[A-Z-]+(;[A-Z-]+=[A-Z-]+)*:[^\p{Cc}]*$/u;
/** RFC 5545, 3.3.11: a text in which backslash, semicolon and comma are escaped. */
const TEXT = /^([^\\;,]|\\[\\;,n])*$/;

describe('the calendar files of all countries, levels and seasons', () => {
  const files = countries.flatMap(({ code: country }) =>
    TIMELINE_LEVELS.flatMap(({ value: level }) =>
      SEASONS.flatMap(({ value: season }) =>
        LANGUAGE_TESTS.map((languageTest) => {
          const changes = { country, level, season, languageTest, includesGmat: true };
          const calendar = { now, productId: '-//Application timeline//EN' };
          return writeTimelineFile(entries(changes), calendar);
        }),
      ),
    ),
  );
  const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

  it('are lines of up to 75 octets that end with CRLF', () => {
    for (const file of files) {
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(lengths.at(-1)).toBe(0);
    }
  });

  it('hold only well-formed lines and escaped texts', () => {
    for (const line of files.flatMap(unfold)) {
      expect(line).toMatch(CONTENT_LINE);
      if (/^(UID|SUMMARY|DESCRIPTION|PRODID):/.test(line)) {
        expect(line.slice(line.indexOf(':') + 1)).toMatch(TEXT);
      }
    }
  });

  it('have what is required once, and every UID once', () => {
    for (const lines of files.map(unfold)) {
      const [head = '', ...events] = lines.join('\n').split('BEGIN:VEVENT\n');
      expect(head).toBe(
        'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Application timeline//EN\nCALSCALE:GREGORIAN\nMETHOD:PUBLISH\n',
      );
      for (const event of events) {
        const names = event.match(/^(?:UID|DTSTAMP|DTSTART|DTEND|SUMMARY|END:VEVENT)\b/gm);
        expect(names).toEqual(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'END:VEVENT']);
        expect(event).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/m);
      }
      const ids = lines.filter((line) => line.startsWith('UID:'));
      expect(new Set(ids).size).toBe(events.length);
      expect(lines.at(-1)).toBe('END:VCALENDAR');
    }
  });
});
