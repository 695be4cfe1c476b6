import { describe, expect, it } from 'vitest';
import { openingValues, readAttributes } from '../kit/address/address-table.ts';
import { formTable, viewTable } from './cost-calculator.api.ts';

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
