import { describe, expect, it } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import {
  checkFilters,
  type FinderField,
  finderFields,
  matchValues,
  toParameters,
} from './finder-form.logic.ts';
import { noFilters } from './scholarship-filters.logic.ts';
import { buildOptions } from './scholarship-finder.logic.ts';

const options = buildOptions(
  scholarships,
  countries.map(({ name }) => name),
);
const empty = { level: '', country: '', field: '', nationality: '', gpa: '', keyword: '' };

describe('matchValues', () => {
  it.each<[FinderField, string, string]>([
    ['level', 'masters', 'Masters'],
    ['level', 'MBA', ''],
    ['country', 'uk', 'United Kingdom'],
    ['country', 'UK', 'United Kingdom'],
    ['country', 'united kingdom', 'United Kingdom'],
    ['country', ' multiple european countries ', 'Multiple European Countries'],
    ['country', 'Ireland', ''],
    ['field', 'law', 'Law'],
    ['field', 'Any Field', 'Any field'],
    ['nationality', 'india', 'India'],
    ['nationality', 'Atlantis', ''],
    ['gpa', ' 7.5 ', '7.5'],
    ['keyword', ' DAAD', ' DAAD'],
  ])('takes for %s from %j the value %j', (name, wanted, value) => {
    expect(matchValues({ ...empty, [name]: wanted }, options, countries)).toEqual({
      ...empty,
      [name]: value,
    });
  });
});

describe('checkFilters', () => {
  it('reads an empty form as no filters', () => {
    expect(checkFilters(empty)).toEqual({ issues: [], value: noFilters });
    expect(checkFilters({})).toEqual({ issues: [], value: noFilters });
  });

  it('reads what was chosen and typed', () => {
    const values = { ...empty, level: 'PhD', gpa: '3.0', keyword: ' daad ' };
    const value = { ...noFilters, level: 'PhD', gpa: 3, keyword: ' daad ' };
    expect(checkFilters(values)).toEqual({ issues: [], value });
  });

  it.each([
    ['-0.1', 'GPA must be at least 0'],
    ['10.1', 'GPA cannot exceed 10'],
  ])('answers the GPA %s with "%s"', (gpa, message) => {
    expect(checkFilters({ ...empty, gpa })).toEqual({
      issues: [{ field: 'gpa', message }],
      value: undefined,
    });
  });
});

describe('toParameters', () => {
  const filters = {
    level: 'Masters',
    country: 'United Kingdom',
    field: 'Law',
    nationality: 'India',
    gpa: 7.5,
    keyword: ' daad ',
  };

  it('names the country by its code, and says nothing about the visitor', () => {
    expect(toParameters(filters, countries)).toEqual({
      level: 'Masters',
      country: 'uk',
      field: 'Law',
      nationality: '',
      gpa: '',
      keyword: 'daad',
    });
  });

  it('is read back as it was written, but for nationality and GPA', () => {
    const read = matchValues(toParameters(filters, countries), options, countries);
    expect(checkFilters(read).value).toEqual({
      ...filters,
      nationality: '',
      gpa: null,
      keyword: 'daad',
    });
  });

  it('keeps the name of what has no code', () => {
    const country = 'Multiple European Countries';
    expect(toParameters({ ...noFilters, country }, countries).country).toBe(country);
  });

  it('has a parameter for each field', () => {
    expect(Object.keys(toParameters(noFilters, countries))).toEqual([...finderFields]);
  });
});
