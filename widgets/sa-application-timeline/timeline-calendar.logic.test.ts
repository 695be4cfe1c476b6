import { describe, expect, it } from 'vitest';
import { localDay } from '../kit/rules/calendar-day.ts';
import { countries } from '../testing/own/countries.ts';
import { buildTimeline } from './application-timeline.logic.ts';
import { usMasters as plan } from './testing/us-masters.ts';
import { toCalendarEntries } from './timeline-calendar.logic.ts';
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
