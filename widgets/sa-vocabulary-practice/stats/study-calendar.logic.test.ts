import { expect, it } from 'vitest';
import { buildStudyCalendar } from './study-calendar.logic.ts';

// 21 November 2026 is a Saturday.
const today = '2026-11-21';
const studied = ['2026-09-06', '2026-09-07', '2026-11-16', '2026-11-20', '2026-11-22'];
const calendar = buildStudyCalendar(studied, today, 11);
const all = calendar.weeks.flatMap(({ days }) => days);
const daysThat = (key: 'isStudied' | 'isToday' | 'isFuture') =>
  all.filter((day) => day[key]).map(({ day }) => day);

it('has one week per column, Monday to Sunday, without a gap, the last one with today', () => {
  expect(calendar.weeks.map(({ days }) => days.length)).toEqual(Array(11).fill(7));
  expect([all[0]?.day, all.at(-1)?.day]).toEqual(['2026-09-07', '2026-11-22']);
  expect(new Set(all.map(({ day }) => day)).size).toBe(77);
});

it('marks study days in the weeks shown, today, and what is still to come', () => {
  expect(daysThat('isStudied')).toEqual(['2026-09-07', '2026-11-16', '2026-11-20']);
  expect(daysThat('isToday')).toEqual([today]);
  expect(daysThat('isFuture')).toEqual(['2026-11-22']);
  expect(calendar.studiedDayCount).toBe(3);
});

it('labels the week in which a month begins', () => {
  const labels = calendar.weeks.map(({ monthLabel }) => monthLabel);
  expect(labels.filter(Boolean)).toEqual(['Oct', 'Nov']);
  expect(labels[3]).toBe('Oct');
  expect(calendar.weeks[3]?.days.map(({ day }) => day)).toContain('2026-10-01');
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
])('begins the week of %s on %s', (day, monday) => {
  expect(buildStudyCalendar([], day, 1).weeks[0]?.days[0]?.day).toBe(monday);
});
