import { afterEach, describe, expect, it, vi } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import type { Option } from '../kit/rules/options.ts';
import { NO_FILTERS } from './scholarship-filters.logic.ts';
import {
  buildOptions,
  chooseScreen,
  closeScholarship,
  describeResults,
  formatHeading,
  INITIAL_STATE,
  isClosed,
  openScholarship,
  search,
  summariseLevels,
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

  it('offers the levels there are', () => {
    expect(valuesOf(options.levels)).toEqual(['', 'Bachelors', 'Masters', 'PhD']);
  });

  it.each(['fields', 'nationalities'] as const)('sorts the %s, each once', (key) => {
    const values = valuesOf(options[key]).slice(1);
    expect(values).toEqual([...new Set(values)].sort());
    expect(values.length).toBeGreaterThan(10);
  });

  it('keeps Any field and Any in their sorted places', () => {
    const fields = valuesOf(options.fields);
    expect(fields.slice(0, 4)).toEqual(['', 'Agriculture', 'Any field', 'Business']);
    const nationalities = valuesOf(options.nationalities);
    const place = nationalities.indexOf('Any');
    const around = nationalities.slice(place - 1, place + 2);
    expect(around).toEqual(['', 'Any', 'Bangladesh']);
  });
});

describe('the finder', () => {
  const found = search(scholarships, { ...NO_FILTERS, level: 'PhD' });

  it('shows only the filters before the first search', () => {
    expect(chooseScreen(INITIAL_STATE)).toEqual({ kind: 'filters' });
    expect(INITIAL_STATE.results).toBeNull();
  });

  it('shows the results of a search', () => {
    expect(chooseScreen(found)).toEqual({ kind: 'results', results: found.results });
    expect(found.results?.map(({ id }) => id)).toEqual([3, 4, 5, 8]);
    expect(found.filters?.level).toBe('PhD');
  });

  it('shows an empty state when nothing is found', () => {
    const empty = search(scholarships, { ...NO_FILTERS, keyword: 'zebra' });
    expect(chooseScreen(empty)).toEqual({ kind: 'none-found' });
  });

  it('opens the detail of a result and goes back to the same list', () => {
    const open = openScholarship(found, 4);
    expect(chooseScreen(open)).toEqual({ kind: 'detail', scholarship: scholarships[3] });
    expect(closeScholarship(open)).toEqual(found);
  });

  it.each([1, 99])('does not open %i, which is no result', (id) => {
    expect(openScholarship(found, id)).toBe(found);
    expect(openScholarship(INITIAL_STATE, id)).toBe(INITIAL_STATE);
  });

  it('closes an open detail on the next search', () => {
    expect(openScholarship(found, 4).openId).toBe(4);
    expect(search(scholarships, NO_FILTERS).openId).toBeNull();
  });

  it('starts over when it is reset', () => {
    expect(INITIAL_STATE).toEqual({ filters: null, results: null, openId: null });
  });
});

describe('formatHeading', () => {
  it.each([
    [8, 'Found 8 Scholarships', 'Found 8 scholarships'],
    [1, 'Found 1 Scholarships', 'Found 1 scholarship'],
    [0, 'Found 0 Scholarships', 'Found 0 scholarships'],
  ])('for %i is "%s", spoken "%s"', (count, heading, spoken) => {
    expect(formatHeading(count)).toBe(heading);
    expect(describeResults(count)).toBe(spoken);
  });
});

describe('summariseLevels', () => {
  it.each([
    [['A'], ['A'], null],
    [['A', 'B'], ['A', 'B'], null],
    [['A', 'B', 'C'], ['A', 'B'], '+1 more'],
    [['A', 'B', 'C', 'D'], ['A', 'B'], '+2 more'],
  ])('of %j shows %j and %s', (levels, shown, more) => {
    expect(summariseLevels(levels)).toEqual({ shown, more });
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

  it('holds for all but the varying one in November 2026', () => {
    const now = new Date(2026, 10, 20, 12);
    const open = scholarships.filter((scholarship) => !isClosed(scholarship, now));
    expect(open.map(({ deadline }) => deadline)).toEqual(['Varies by program']);
  });

  describe('in Kolkata', () => {
    afterEach(() => vi.unstubAllEnvs());

    it('goes by the day there, not by the UTC day', () => {
      vi.stubEnv('TZ', 'Asia/Kolkata');
      expect(isClosed(make('2024-05-15'), new Date('2024-05-15T18:29:00Z'))).toBe(false);
      expect(isClosed(make('2024-05-15'), new Date('2024-05-15T18:30:00Z'))).toBe(true);
    });
  });
});
