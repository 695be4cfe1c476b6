import { describe, expect, it } from 'vitest';
import { openingValues, readAttributes } from '../kit/address/address-table.ts';
import { formTable, viewTable } from './cost-calculator.api.ts';
import { readLinked } from './plan/read-linked.ts';

const DEFAULT_COST_VALUES = openingValues(formTable);

const absent = {
  country: '',
  city: '',
  programLevel: '',
  duration: '',
  accommodation: '',
  lifestyle: '',
  accommodationBasis: '',
  tab: '',
};
const match = (wanted: Partial<Record<keyof typeof absent, string>>) => ({
  ...readAttributes(formTable, { ...absent, ...wanted }),
  ...readAttributes(viewTable, { ...absent, ...wanted }),
});

const DEFAULTS = { ...DEFAULT_COST_VALUES, accommodationBasis: 'monthly', tab: 'plan' };

describe('the start values', () => {
  it('takes every field that can be preset', () => {
    const values = { country: 'nz', city: 'Dunedin', duration: '3', accommodation: 'private' };
    const view = { accommodationBasis: 'yearly', tab: 'afford' };
    const wanted = { ...values, ...view, programLevel: 'phd', lifestyle: 'premium' };
    expect(match(wanted)).toEqual(wanted);
    expect(match({ ...wanted, country: 'New Zealand', city: 'dunedin' })).toEqual(wanted);
  });

  it.each<[Partial<typeof absent>]>([
    [{}],
    [{ country: 'xx' }],
    [{ city: 'Atlantis' }],
    [{ programLevel: 'kindergarten' }],
    ...['0', '-1', '1.5', '6', 'two', ''].map((duration): [Partial<typeof absent>] => [
      { duration },
    ]),
    [{ accommodation: 'castle', lifestyle: 'toString' }],
    [{ accommodationBasis: 'weekly', tab: 'budget' }],
  ])('falls back to the defaults for %j', (wanted) => {
    expect(match(wanted)).toEqual(DEFAULTS);
  });

  it('gives an MBA the row of a master’s', () => {
    expect(match({ programLevel: 'mba' }).programLevel).toBe('masters');
  });
});

describe('readLinked', () => {
  it('takes single fields, and leaves what they do not name', () => {
    const query = '?cost-country=us&cost-city=new-york&cost-program-level=mba&cost-duration=9';
    expect(readLinked(query)).toEqual({
      values: { country: 'us', city: 'New York', programLevel: 'masters' },
      level: 'mba',
      view: {},
      plans: [],
    });
  });

  it('takes a plan before them, as a whole', () => {
    const query = '?cost-duration=3&cost-plan=de.any.mba&cost-tab=afford';
    expect(readLinked(query)).toMatchObject({
      values: { ...DEFAULT_COST_VALUES, country: 'de', programLevel: 'masters' },
      level: 'mba',
      view: { tab: 'afford' },
      plans: [{ country: 'de', city: '', programLevel: 'masters', duration: '1' }],
    });
  });

  it.each([
    ['cost-plan=xx.any.phd&cost-plan=de.any.masters', 'de', 'masters'],
    ['cost-plan=us.any.wizard&cost-plan=de.any.masters', 'de', 'masters'],
    ['cost-plan=us.any.wizard', 'us', ''],
    ['cost-plan=xx.any.masters', '', 'masters'],
  ])('takes from %s the first plan that there is', (query, country, programLevel) => {
    expect(readLinked(query).values).toMatchObject({ country, programLevel });
  });
});
