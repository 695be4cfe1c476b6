import { describe, expect, it } from 'vitest';
import { listNextDays, type When } from './next-days.ts';

const entries: { when: When; text: string }[] = [
  { when: { closes: 1 }, text: 'Erasmus' },
  { when: { opens: 12 }, text: 'Tata' },
  { when: { on: '2026-11-30' }, text: 'funds' },
  { when: { opens: 8 }, text: 'Chevening' },
  { when: { on: '2026-12-31' }, text: 'letters' },
];
const next = (today: string, amount = 6) =>
  listNextDays(entries, today, amount).map(({ entry, words }) => `${words}: ${entry.text}`);

describe('listNextDays', () => {
  it('lists what is ahead, the soonest first, months by their first or last day', () => {
    expect(next('2026-11-23')).toEqual([
      '30 November 2026: funds',
      'December 2026: Tata',
      '31 December 2026: letters',
      'January 2027: Erasmus',
      'August 2027: Chevening',
    ]);
    expect(next('2026-11-23', 2)).toHaveLength(2);
  });

  it.each([
    ['2026-11-30', '30 November 2026: funds'],
    ['2026-12-01', 'December 2026: Tata'],
    ['2026-12-31', '31 December 2026: letters'],
    ['2027-01-31', 'January 2027: Erasmus'],
    ['2027-02-01', 'August 2027: Chevening'],
  ])('begins on %s with "%s"', (today, first) => {
    expect(next(today)[0]).toBe(first);
  });

  it.each([
    ['2026-12-15', 'December 2026'],
    ['2026-12-16', 'December 2027'],
  ])('of what closes by a middle of December names on %s the one of %s', (today, words) => {
    const [next] = listNextDays([{ when: { closes: 12, day: 15 } }], today, 1);
    expect(next?.words).toBe(words);
  });

  it('shows no day that has passed, on any day of two years', () => {
    for (let time = Date.UTC(2026, 10, 1); time < Date.UTC(2028, 10, 1); time += 86_400_000) {
      const today = new Date(time).toISOString().slice(0, 10);
      for (const { day } of listNextDays(entries, today, 6)) expect(day >= today).toBe(true);
    }
  });
});
