import { describe, expect, it } from 'vitest';
import { makeAppointment, makeCalendar } from '../testing/make-lead.ts';
import { findClashes, isOnDayOff, listWeek, putAppointment } from './calendar.logic.ts';

const ASHA = 'asha@example.com';
const RAVI = 'ravi@example.com';
const first = makeAppointment({ id: 1 });
const page = makeCalendar({
  from: '2026-11-23',
  to: '2026-11-29',
  appointments: [
    first,
    makeAppointment({ id: 2, startsAt: '2026-11-24T05:10:00.000Z', member: RAVI }),
    makeAppointment({ id: 3, startsAt: '2026-11-24T06:30:00.000Z', member: null, state: 'missed' }),
    // 00:30 of Wednesday in India.
    makeAppointment({ id: 4, startsAt: '2026-11-24T19:00:00.000Z' }),
    makeAppointment({ id: 5, startsAt: '2026-11-26T04:30:00.000Z', member: null }),
  ],
  unassigned: [makeAppointment({ id: 5, startsAt: '2026-11-26T04:30:00.000Z', member: null })],
  daysOff: [
    { id: 1, member: RAVI, from: '2026-11-24', to: '2026-11-25', label: 'Leave' },
    { id: 2, member: null, from: '2026-11-29', to: '2026-11-30', label: 'Holiday' },
  ],
});

describe('listWeek', () => {
  const week = listWeek(page, '2026-11-26');

  it('goes from Monday to Sunday by day and time, without those that are shown above it', () => {
    expect([week[0]?.day, week[6]?.day]).toEqual(['2026-11-23', '2026-11-29']);
    const ids = week.map(({ appointments }) => appointments.map(({ id }) => id));
    expect(ids).toEqual([[], [1, 2, 3], [4], [], [], [], []]);
  });

  it('names who is off, and holidays of all', () => {
    expect(week[2]?.off).toEqual([{ member: RAVI, label: 'Leave' }]);
    expect(week[6]?.holidays).toEqual(['Holiday']);
  });
});

describe('putAppointment', () => {
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  it.each([
    ['cancelled', { state: 'cancelled' as const }, [2, 3, 4, 5]],
    ['moved to another week', { startsAt: '2026-12-08T04:30:00.000Z' }, [2, 3, 4, 5]],
    ['moved within the week', { startsAt: '2026-11-27T04:30:00.000Z' }, [2, 3, 4, 5, 1]],
    ['done', { state: 'done' as const }, [1, 2, 3, 4, 5]],
  ])('places one that is %s', (_, changes, expected) => {
    expect(ids(putAppointment(page, { ...first, ...changes }).appointments)).toEqual(expected);
  });
});

describe('days off', () => {
  it.each([
    [{ member: RAVI }, true],
    [{ member: ASHA }, false],
    [{ member: RAVI, state: 'done' as const }, false],
    [{ member: ASHA, startsAt: '2026-11-29T04:30:00.000Z' }, true],
    // 00:00 of Monday in India, which is the holiday's second day.
    [{ member: null, startsAt: '2026-11-29T18:30:00.000Z' }, true],
    [{ member: null, startsAt: '2026-11-30T18:30:00.000Z' }, false],
  ])('meet an appointment with %j: %s', (changes, expected) => {
    expect(isOnDayOff(makeAppointment(changes), page)).toBe(expected);
  });

  it('name what is already booked on them', () => {
    const off = { from: '2026-11-24', to: '2026-11-24', label: 'Leave' };
    expect(findClashes(page, { ...off, member: RAVI }).map(({ id }) => id)).toEqual([2]);
    expect(findClashes(page, { ...off, member: null }).map(({ id }) => id)).toEqual([1, 2]);
  });
});
