import { describe, expect, it } from 'vitest';
import { openingValues } from '../../kit/address/address-table.ts';
import { usMasters } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import { formTable } from '../cost-calculator.api.ts';
import { parseCostForm } from './cost-form.logic.ts';

const DEFAULT_COST_VALUES = openingValues(formTable);

const parse = (changes: Record<string, string>) =>
  parseCostForm({ ...usMasters, ...changes }, countries);

const messages = (values: Record<string, string>) =>
  parseCostForm(values, countries).issues.map(({ message }) => message);

describe('parseCostForm', () => {
  it('turns a complete form into a plan', () => {
    expect(parse({ city: 'Boston', duration: '2' })).toEqual({
      issues: [],
      value: { ...usMasters, city: 'Boston', duration: '2' },
    });
  });

  it('asks the untouched form for a country and a program only', () => {
    expect(parseCostForm(DEFAULT_COST_VALUES, countries)).toEqual({
      issues: [
        { field: 'country', message: 'Please select a country' },
        { field: 'programLevel', message: 'Please select a program' },
      ],
      value: undefined,
    });
  });

  it('asks an empty form for everything but the city', () => {
    expect(messages({}).join()).toBe(
      'Please select a country,Please select a program,Duration must be at least 1,Please select an accommodation type,Please select a lifestyle',
    );
  });

  it.each([
    ['programLevel', 'mba', 'Please select a program'],
    ['accommodation', 'castle', 'Please select an accommodation type'],
    ['lifestyle', 'royal', 'Please select a lifestyle'],
  ])('refuses the %s "%s": %s', (field, value, message) => {
    expect(parse({ [field]: value })).toEqual({ issues: [{ field, message }], value: undefined });
  });

  it.each([
    ['0', 'Duration must be at least 1'],
    ['', 'Duration must be at least 1'],
    [' ', 'Duration must be at least 1'],
    ['-1', 'Duration must be at least 1'],
    ['0.5', 'Duration must be at least 1'],
    ['6', 'Duration can be at most 5'],
    ['5.5', 'Duration can be at most 5'],
    ['Infinity', 'Duration can be at most 5'],
    ['1.5', 'Duration must be a whole number of years'],
    ['abc', 'Duration must be a whole number of years'],
  ])('refuses the duration "%s": %s', (duration, message) => {
    expect(parse({ duration })).toEqual({
      issues: [{ field: 'duration', message }],
      value: undefined,
    });
  });

  it.each(['1', '5', ' 2 '])('accepts a duration of %s', (duration) => {
    expect(parse({ duration }).value?.duration).toBe(duration.trim());
  });

  it('leaves a city of another country out, and an unknown country to the estimate', () => {
    expect(parse({ country: 'de', city: 'New York' }).value?.city).toBe('');
    expect(parse({ country: 'xx' }).value?.country).toBe('xx');
  });
});
