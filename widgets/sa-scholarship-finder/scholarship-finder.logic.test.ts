import { describe, expect, it } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import type { Option } from '../kit/rules/options.ts';
import { NO_FILTERS } from './scholarship-filters.logic.ts';
import {
  buildOptions,
  type FinderAction,
  type FinderState,
  INITIAL_STATE,
  isClosed,
  reduceFinder,
} from './scholarship-finder.logic.ts';

const names = countries.map(({ name }) => name);
const options = buildOptions(scholarships, names);
const valuesOf = (list: Option[]) => list.map(({ value }) => value);

describe('buildOptions', () => {
  it.each(['levels', 'countries', 'fields', 'nationalities'] as const)(
    'puts a blank All before the %s',
    (key) => {
      const [all, ...others] = options[key];
      expect(all).toEqual({ value: '', label: 'All' });
      expect(others.every(({ value, label }) => value !== '' && value === label)).toBe(true);
    },
  );

  it('offers the ten countries, then Multiple European Countries', () => {
    expect(valuesOf(options.countries)).toEqual(['', ...names, 'Multiple European Countries']);
    expect(names).toHaveLength(10);
  });

  it.each(['fields', 'nationalities'] as const)('sorts the %s, each once', (key) => {
    const values = valuesOf(options[key]).slice(1);
    expect(values).toEqual([...new Set(values)].sort());
    expect(values.length).toBeGreaterThan(10);
  });
});

describe('reduceFinder', () => {
  const results = scholarships.slice(0, 3);
  const [first, , third] = results as [Scholarship, Scholarship, Scholarship];
  const other = scholarships.at(-1) as Scholarship;
  const found: FinderState = { ...INITIAL_STATE, search: { filters: NO_FILTERS, results } };
  const open = { ...found, openId: third.id };

  it.each<[string, FinderState, FinderAction, FinderState]>([
    ['finds', INITIAL_STATE, { type: 'search', filters: NO_FILTERS, results }, found],
    [
      'closes the detail by a search',
      open,
      { type: 'search', filters: NO_FILTERS, results },
      found,
    ],
    ['opens a result', found, { type: 'open', id: third.id }, open],
    ['does not open what is no result', found, { type: 'open', id: other.id }, found],
    ['opens nothing before a search', INITIAL_STATE, { type: 'open', id: 1 }, INITIAL_STATE],
    ['focuses the card that was open', open, { type: 'close' }, { ...found, focusId: third.id }],
    ['starts over', open, { type: 'start-over' }, INITIAL_STATE],
    [
      'forgets the last focus by a search',
      { ...found, focusId: first.id },
      { type: 'search', filters: NO_FILTERS, results },
      found,
    ],
  ])('%s', (_, state, action, next) => {
    expect(reduceFinder(state, action)).toEqual(next);
  });
});

describe('isClosed', () => {
  const make = (deadlineEnd: string | null) => {
    const [first] = scholarships as [Scholarship];
    return { ...first, extension: { ...first.extension, deadlineEnd } };
  };

  it.each([
    ['2024-05-15', '2024-05-15T23:59', false],
    ['2024-05-15', '2024-05-16T00:00', true],
    ['2024-05-15', '2023-12-31T12:00', false],
    ['2026-12-01', '2026-11-20T12:00', false],
    ['2024-02-29', '2024-10-01T00:00', true],
  ])('with the last day %s at %s is %s', (deadlineEnd, now, closed) => {
    expect(isClosed(make(deadlineEnd), new Date(now))).toBe(closed);
  });

  it('never holds where the deadline varies', () => {
    expect(isClosed(make(null), new Date(2099, 0, 1))).toBe(false);
  });
});
