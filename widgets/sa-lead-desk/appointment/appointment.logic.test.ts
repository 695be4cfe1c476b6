import { describe, expect, it } from 'vitest';
import { makeAppointment } from '../testing/make-lead.ts';
import {
  canSaveOver,
  findDifferences,
  groupTimes,
  isCrowded,
  listActs,
  listFree,
  needsCounsellor,
  pickMember,
} from './appointment.logic.ts';

const ASHA = 'asha@example.com';
const RAVI = 'ravi@example.com';
const seen = makeAppointment();
const nameMember = (email: string) => (email === ASHA ? 'Asha' : 'Ravi');

describe('an appointment', () => {
  it.each([
    [{ sameNetwork: 3 }, false],
    [{ sameNetwork: 4 }, true],
    [{ sameNetwork: 4, state: 'done' as const }, false],
  ])('with %j comes from a crowd: %s', (changes, expected) => {
    expect(isCrowded(makeAppointment(changes))).toBe(expected);
  });

  it.each([
    [{}, false],
    [{ member: null }, true],
    [{ member: null, state: 'missed' as const }, false],
  ])('with %j needs a counsellor: %s', (changes, expected) => {
    expect(needsCounsellor(makeAppointment(changes))).toBe(expected);
  });

  it.each([
    ['2026-11-24T04:29:59Z', 'booked', ['move', 'cancel'], ['move', 'cancel']],
    ['2026-11-24T04:30:00Z', 'booked', ['done', 'missed', 'move'], ['done', 'missed', 'move']],
    ['2026-11-24T06:00:00Z', 'done', ['missed'], []],
    ['2026-11-24T06:00:00Z', 'missed', ['done'], []],
    ['2026-11-24T04:00:00Z', 'cancelled', [], []],
  ] as const)('at %s, %s, takes on its lead %j, and in a list %j', (now, state, one, ofMany) => {
    const given = makeAppointment({ state, isConfirmed: true });
    expect(listActs(given, Date.parse(now), false)).toEqual(one);
    expect(listActs(given, Date.parse(now), true)).toEqual(ofMany);
  });

  it('can be confirmed until it begins', () => {
    const given = makeAppointment({ isConfirmed: false });
    expect(listActs(given, Date.parse(given.startsAt) - 1, true)).toContain('confirm');
    expect(listActs(given, Date.parse(given.startsAt), true)).not.toContain('confirm');
  });
});

describe('findDifferences', () => {
  const theirs = makeAppointment({
    startsAt: '2026-11-25T04:30:00.000Z',
    member: RAVI,
    version: 2,
  });

  it('names time and member where both have moved it', () => {
    const change = { act: 'move', startsAt: '2026-11-26T04:30:00.000Z', member: ASHA } as const;
    expect(findDifferences(seen, change, theirs, nameMember)).toEqual([
      { label: 'Time', theirs: 'Wed, 25 Nov 2026, 10:00', mine: 'Thu, 26 Nov 2026, 10:00' },
      { label: 'With', theirs: 'Ravi', mine: 'Asha' },
    ]);
  });

  it('names what would become of it where I cancel what they have moved', () => {
    const [difference] = findDifferences(seen, { act: 'cancel' }, theirs, nameMember);
    expect(difference).toEqual({ label: 'Appointment', theirs: 'Booked', mine: 'Cancelled' });
  });

  it('is empty where both did the same', () => {
    const cancelled = makeAppointment({ state: 'cancelled', version: 2 });
    expect(findDifferences(seen, { act: 'cancel' }, cancelled, nameMember)).toEqual([]);
  });

  it.each([
    [theirs, true],
    [makeAppointment({ state: 'cancelled' }), false],
    [makeAppointment({ id: 99 }), false],
    [null, false],
  ])('lets mine go over %j: %s', (current, expected) => {
    expect(canSaveOver(seen, current)).toBe(expected);
  });
});

describe('free times', () => {
  const free = {
    minutes: 30,
    times: [
      { startsAt: '2026-11-24T18:00:00.000Z', members: [RAVI] },
      // Midnight in India, still the day before in UTC.
      { startsAt: '2026-11-24T18:30:00.000Z', members: [ASHA, RAVI] },
    ],
  };

  it('are grouped by the day of the office, those of one member if chosen', () => {
    expect(groupTimes(free, '').map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
    expect(groupTimes(free, ASHA).map(({ day }) => day)).toEqual(['2026-11-25']);
    expect(listFree(free)).toEqual([RAVI, ASHA]);
  });

  it.each([
    [[ASHA, RAVI], RAVI, ASHA, RAVI],
    [[ASHA, RAVI], '', RAVI, RAVI],
    [[ASHA], '', RAVI, ASHA],
    [[ASHA, RAVI], '', null, ASHA],
    [[], '', null, ''],
  ])('of %j, with "%s" wanted and %s now, go to "%s"', (members, wanted, now, who) => {
    expect(pickMember(members, wanted, now)).toBe(who);
  });
});
