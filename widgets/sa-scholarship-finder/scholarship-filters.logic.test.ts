import { describe, expect, it } from 'vitest';
import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { explainExclusions, findNearest } from './left-out.logic.ts';
import {
  checkFilters,
  describeMultiCountryAwards,
  describeNone,
  findScholarships,
  NO_FILTERS,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';

const [first] = scholarships as [Scholarship];
const make = (changes: Partial<Scholarship>): Scholarship => ({ ...first, ...changes });
const find = (filters: Partial<ScholarshipFilters>) =>
  findScholarships(scholarships, { ...NO_FILTERS, ...filters }).map(({ id }) => id);
const isFound = (changes: Partial<Scholarship>, filters: Partial<ScholarshipFilters>) =>
  findScholarships([make(changes)], { ...NO_FILTERS, ...filters }).length === 1;

describe('findScholarships', () => {
  it.each([
    ['Bachelors', [5, 8]],
    ['Masters', [1, 2, 4, 5, 6, 7, 8]],
    ['PhD', [3, 4, 5, 8]],
    ['Diploma', []],
  ])('finds %s among the levels of %j', (level, ids) => {
    expect(find({ level })).toEqual(ids);
  });

  it.each([
    ['United Kingdom', [2, 6]],
    ['Germany', [4]],
    ['Multiple European Countries', [7]],
    ['Singapore', []],
  ])('finds %s in the countries of %j', (country, ids) => {
    expect(find({ country })).toEqual(ids);
  });

  it.each([
    ['Any field', ['Law'], true],
    ['Law', ['Any field'], true],
    ['Law', ['Economics', 'Law'], true],
    ['Law', ['Economics'], false],
    ['Law', ['International Law'], false],
  ])('the field %s against %j is %s', (field, fields, found) => {
    expect(isFound({ fields }, { field })).toBe(found);
  });

  it.each([
    ['India', ['India'], true],
    ['India', ['Any'], true],
    ['India', ['Nepal'], false],
    ['Any', ['India'], false],
    ['Any', ['Any'], true],
  ])('the nationality %s against %j is %s', (nationality, listed, found) => {
    expect(isFound({ nationality: listed }, { nationality })).toBe(found);
  });

  it.each([
    [null, [1, 2, 3, 4, 5, 6, 7, 8]],
    [0, [2, 3, 4, 5, 6, 7, 8]],
    [2.9, [2, 3, 4, 5, 6, 7, 8]],
    [3.0, [1, 2, 3, 4, 5, 6, 7, 8]],
    [9.5, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('the GPA %s finds %j', (gpa, ids) => {
    expect(find({ gpa })).toEqual(ids);
  });

  it.each([
    ['  DAAD ', [4]],
    ['daad', [4]],
    ['   ', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['nowhere', []],
  ])('the keyword %j finds %j', (keyword, ids) => {
    expect(find({ keyword })).toEqual(ids);
  });

  it.each<[keyof Scholarship, boolean]>([
    ['name', true],
    ['description', true],
    ['provider', true],
    ['amount', false],
    ['deadline', false],
    ['website', false],
  ])('a keyword in the %s is found: %s', (key, found) => {
    expect(isFound({ [key]: 'Zebra' }, { keyword: 'zebra' })).toBe(found);
  });

  it('does not find a keyword that is only in eligibility, fields or country', () => {
    const lists = { eligibility: ['Zebra'], fields: ['Zebra'], country: ['Zebra'] };
    expect(isFound(lists, { keyword: 'zebra' })).toBe(false);
  });
});

describe('explainExclusions', () => {
  const explain = (filters: Partial<ScholarshipFilters>) =>
    explainExclusions(scholarships, { ...NO_FILTERS, ...filters }).map(
      ({ scholarship, filters: names }) => [scholarship.id, ...names],
    );

  it('names every filter that left an award out, in the order of the form', () => {
    const filters = {
      level: 'Diploma',
      country: 'Singapore',
      field: 'Mathematics',
      nationality: 'Nepal',
      gpa: 1,
      keyword: 'zebra',
    };
    expect(explain(filters)[0]?.join()).toBe(
      '1,Program Level,Destination Country,Field of Study,Nationality,Minimum GPA,Keyword Search',
    );
  });

  it('explains exactly what was not found', () => {
    const filters = { ...NO_FILTERS, nationality: 'India', level: 'Masters' };
    const explained = explainExclusions(scholarships, filters).map(
      ({ scholarship }) => scholarship.id,
    );
    expect([...explained, ...find(filters)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(explained).toEqual([3, 5, 8]);
  });
});

describe('describeMultiCountryAwards', () => {
  const describeFor = (filters: Partial<ScholarshipFilters>, all = scholarships) =>
    describeMultiCountryAwards(all, { ...NO_FILTERS, ...filters });

  it.each(['Germany', 'France', 'Netherlands'])('mentions one for %s', (country) => {
    expect(describeFor({ country })).toBe(`1 multi-country award may include ${country}`);
  });

  it.each(['', 'Switzerland', 'United Kingdom', 'Multiple European Countries'])(
    'mentions none for %j',
    (country) => {
      expect(describeFor({ country })).toBeNull();
    },
  );

  it('mentions none that another filter leaves out', () => {
    expect(describeFor({ country: 'Germany', level: 'PhD' })).toBeNull();
  });

  it('counts two in the plural', () => {
    expect(describeFor({ country: 'France' }, [...scholarships, ...scholarships])).toBe(
      '2 multi-country awards may include France',
    );
  });
});

describe('findNearest', () => {
  const nearest = (filters: Partial<ScholarshipFilters>, all = scholarships) =>
    findNearest(all, { ...NO_FILTERS, ...filters })?.label;

  it.each([
    [{ country: 'Canada', level: 'Masters' }, 'Remove the country filter (7 awards)'],
    [
      { country: 'Canada', level: 'Masters', nationality: 'India' },
      'Remove the country filter (5 awards)',
    ],
    [{ keyword: 'zebra' }, 'Remove the keyword filter (8 awards)'],
    [{ level: 'Bachelors', nationality: 'India' }, 'Remove the level filter (6 awards)'],
    [{ gpa: 0, country: 'United States' }, 'Remove the country filter (7 awards)'],
    [
      { country: 'Canada', level: 'Masters', keyword: 'zebra' },
      'Remove the country and keyword filters (7 awards)',
    ],
  ])('of %j is "%s"', (filters, label) => {
    expect(find(filters)).toEqual([]);
    expect(nearest(filters)).toBe(label);
  });

  it('is none where there is nothing at all', () => {
    expect(nearest({ keyword: 'zebra' }, [])).toBeUndefined();
  });
});

describe('describeNone', () => {
  it.each([
    [{ country: 'Canada', level: 'Masters' }, 'No award in our list is for Canada, Masters'],
    [{ keyword: 'zebra' }, 'No award in our list passes all of your filters'],
  ])('says of %j "%s"', (filters, words) => {
    expect(describeNone({ ...NO_FILTERS, ...filters })).toBe(words);
  });
});

const empty = { level: '', country: '', field: '', nationality: '', gpa: '', keyword: '' };

describe('checkFilters', () => {
  it('reads an empty form as no filters', () => {
    expect(checkFilters(empty)).toEqual({ issues: [], value: NO_FILTERS });
    expect(checkFilters({})).toEqual({ issues: [], value: NO_FILTERS });
  });

  it('reads what was chosen and typed', () => {
    const values = { ...empty, level: 'PhD', gpa: '3.0', keyword: ' daad ' };
    const value = { ...NO_FILTERS, level: 'PhD', gpa: 3, keyword: ' daad ' };
    expect(checkFilters(values)).toEqual({ issues: [], value });
  });

  it('names the field of a wrong GPA', () => {
    const issues = [{ field: 'gpa', message: 'GPA cannot exceed 10' }];
    expect(checkFilters({ ...empty, gpa: '10.1' })).toEqual({ issues, value: undefined });
  });
});
