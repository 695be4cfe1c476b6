import { describe, expect, it } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import { defaultCostValues } from './cost-form.logic.ts';
import {
  type CostPresets,
  findCity,
  matchPresets,
  matchProgramLevel,
} from './cost-presets.logic.ts';

const match = (wanted: CostPresets) => matchPresets(wanted, countries);

describe('matchPresets', () => {
  it('takes every field that can be preset', () => {
    const values = { country: 'nz', city: 'Dunedin', duration: '3', accommodation: 'private' };
    const wanted = { ...values, 'program-level': 'phd', lifestyle: 'premium' };
    expect(match(wanted).values).toEqual({ ...values, program: 'phd', lifestyle: 'premium' });
  });

  it.each<[CostPresets]>([
    [{}],
    [{ country: 'xx', city: 'Paris' }],
    [{ city: 'Paris' }],
    [{ 'program-level': 'kindergarten' }],
    ...['0', '-1', '1.5', '6', 'two', ''].map((duration): [CostPresets] => [{ duration }]),
    [{ accommodation: 'castle', lifestyle: 'toString' }],
  ])('falls back to the defaults for %j', (wanted) => {
    expect(match(wanted)).toEqual({ values: defaultCostValues, note: '' });
  });

  it('falls back to what the attributes say before the defaults', () => {
    const attributes = match({
      country: 'us',
      city: 'Boston',
      'program-level': 'mba',
      duration: '2',
    });
    expect(matchPresets({ country: 'atlantis', duration: '9' }, countries, attributes)).toEqual(
      attributes,
    );
    const { values } = matchPresets({ country: 'fr' }, countries, attributes);
    expect(values).toMatchObject({ country: 'fr', city: '', program: 'masters', duration: '2' });
  });

  it('has a note for an MBA alone', () => {
    const mba = match({ 'program-level': 'mba' });
    expect([mba.values.program, mba.note]).toEqual(['masters', matchProgramLevel('mba').note]);
    expect(matchPresets({ 'program-level': 'phd' }, countries, mba).note).toBe('');
  });
});

describe('findCity', () => {
  it.each([
    ['us', 'New York', 'New York'],
    ['us', 'new-york', 'New York'],
    ['ca', 'QUEBEC CITY', 'Quebec City'],
    ['de', 'New York', ''],
    ['us', '', ''],
    ['xx', 'Paris', ''],
  ])('finds in %s for "%s" "%s"', (country, wanted, city) => {
    expect(findCity(countries, country, wanted)).toBe(city);
  });
});

describe('matchProgramLevel', () => {
  it.each([
    ['bachelors', 'bachelors'],
    ['phd', 'phd'],
    ['diploma', 'diploma'],
    ['kindergarten', ''],
    ['', ''],
  ])('finds %s without a note', (level, program) => {
    expect(matchProgramLevel(level)).toEqual({ program, note: '' });
  });

  it('gives an MBA the row of a master’s, and says so', () => {
    expect(matchProgramLevel('mba')).toEqual({
      program: 'masters',
      note: "The table has no MBA row, so these are the figures for a master's. An MBA often costs more.",
    });
  });
});
