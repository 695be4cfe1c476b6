import { describe, expect, it } from 'vitest';
import type { ApplicationWindow, Scholarship } from '../../content/scholarships/scholarship.ts';
import { scholarships } from '../../content/scholarships/scholarships.ts';
import {
  describeStatus,
  listInitials,
  listOpenMonths,
  sortByOpening,
} from './application-window.logic.ts';

const origin = { asOf: '2026', source: 'https://example.org/' };
const autumn = { opens: 8, closes: 10, ...origin };
const acrossNewYear = { opens: 10, closes: 1, limit: 'for most programmes', ...origin };
const withRound = { ...autumn, round: { opens: '2026-08-04', closes: '2026-10-06' } };
const acrossWithRound = { ...acrossNewYear, round: { opens: '2026-10-12', closes: '2026-12-15' } };

function award(window: ApplicationWindow | null, deadlineEnd: string | null = '2023-11-07') {
  const [first] = scholarships as [Scholarship];
  return { ...first, extension: { ...first.extension, deadlineEnd, window } };
}

const usualAutumn = {
  ahead: ['ahead', 'Usually opens in August', 'In a usual year: August to October'],
  open: ['open', 'Usually open: August to October', ''],
  after: ['ahead', 'Usually opens in August', 'Last round: 4 August to 6 October 2026'],
};
const opensOctober = 'Usually opens in October, for most programmes';
const usualWinter = {
  ahead: ['ahead', opensOctober, 'In a usual year: October to January'],
  open: ['open', 'Usually open: October to January, for most programmes', ''],
  after: ['ahead', opensOctober, 'Last round: 12 October to 15 December 2026'],
};
const announced = {
  ahead: ['ahead', 'Opens 4 August 2026', '4 August to 6 October 2026'],
  open: ['open', 'Open until 6 October 2026', ''],
};

describe('describeStatus', () => {
  it.each([
    [autumn, '2026-07-31', usualAutumn.ahead],
    [autumn, '2026-08-01', usualAutumn.open],
    [autumn, '2026-10-31', usualAutumn.open],
    [autumn, '2026-11-01', usualAutumn.ahead],
    [acrossNewYear, '2026-09-30', usualWinter.ahead],
    [acrossNewYear, '2026-11-22', usualWinter.open],
    [acrossNewYear, '2027-01-31', usualWinter.open],
    [acrossNewYear, '2027-02-01', usualWinter.ahead],
    [withRound, '2026-07-20', announced.ahead],
    [withRound, '2026-08-03', announced.ahead],
    [withRound, '2026-08-04', announced.open],
    [withRound, '2026-10-06', announced.open],
    [withRound, '2026-10-07', usualAutumn.after],
    [withRound, '2026-11-22', usualAutumn.after],
    [withRound, '2027-09-01', usualAutumn.open],
    [acrossWithRound, '2027-01-10', usualWinter.after],
    [acrossWithRound, '2027-10-01', usualWinter.open],
  ])('of %j on %s is %j', (window, day, [state, text, detail]) => {
    const status = describeStatus(award(window), new Date(`${day}T12:00`));
    expect(status).toEqual({ state, text, detail });
  });

  it('names both years of a round across New Year', () => {
    const round = { opens: '2026-11-01', closes: '2027-01-15' };
    expect(describeStatus(award({ ...acrossNewYear, round }), new Date(2026, 9, 20))?.detail).toBe(
      '1 November 2026 to 15 January 2027',
    );
  });

  it('is closed only where no window is known and the listed deadline is over', () => {
    const now = new Date(2026, 10, 22);
    expect(describeStatus(award(null), now)).toEqual({
      state: 'closed',
      text: 'Closed – check the next cycle',
      detail: '',
    });
    expect(describeStatus(award(null, '2026-11-22'), now)).toBeNull();
    expect(describeStatus(award(null, null), now)).toBeNull();
    const closed = scholarships.filter((each) => describeStatus(each, now)?.state === 'closed');
    expect(closed.map(({ id }) => id)).toEqual([3]);
  });
});

describe('listOpenMonths', () => {
  /** A letter for each month from now on: O open, a dot closed. */
  const draw = (window: ApplicationWindow, day: string) =>
    listOpenMonths(window, new Date(`${day}T12:00`))
      .map((isOpen) => (isOpen ? 'O' : '.'))
      .join('');

  it.each([
    [autumn, '2026-11-22', '.........OOO'],
    [autumn, '2026-08-01', 'OOO.........'],
    [autumn, '2026-09-30', 'OO.........O'],
    [acrossNewYear, '2026-11-22', 'OOO........O'],
    [acrossNewYear, '2026-02-01', '........OOOO'],
    [withRound, '2026-07-20', '.OOO........'],
    [withRound, '2026-08-03', 'OOO.........'],
    [withRound, '2026-08-20', 'OOO.........'],
    [withRound, '2026-10-20', '..........OO'],
    [withRound, '2026-11-22', '.........OOO'],
    [acrossWithRound, '2026-12-20', '..........OO'],
  ])('of %j from %s is %s', (window, day, strip) => {
    expect(draw(window, day)).toBe(strip);
  });

  it('begins with the current month', () => {
    expect(listInitials(new Date(2026, 10, 30)).join(' ')).toBe('N D J F M A M J J A S O');
  });
});

it('sortByOpening begins with what is open now and ends with what has ended', () => {
  const sorted = sortByOpening(scholarships, new Date(2026, 10, 22));
  expect(sorted.map(({ id }) => id)).toEqual([2, 7, 1, 5, 8, 4, 6, 3]);
});
