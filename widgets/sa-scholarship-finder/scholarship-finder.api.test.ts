import { describe, expect, it } from 'vitest';
import { readAttributes, readQuery, writeQuery } from '../kit/address/address-table.ts';
import { type FinderValues, finderTable } from './scholarship-finder.api.ts';

const empty = { level: '', country: '', field: '', nationality: '', gpa: '', keyword: '' };
const named = { level: 'Masters', country: 'United Kingdom', field: 'Law' };
const chosen = { ...named, nationality: 'India', gpa: '7.5', keyword: ' daad ' };

describe('finderTable', () => {
  it.each<[keyof FinderValues, string, string]>([
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
    const values = readAttributes(finderTable, { ...empty, [name]: wanted });
    expect(values).toEqual({ ...empty, [name]: value });
  });

  it('names the country by its code, says nothing about the visitor, and is read back', () => {
    const query = writeQuery(finderTable, '', chosen);
    expect(query).toBe(
      'scholarship-level=Masters&scholarship-country=uk&scholarship-field=Law&scholarship-keyword=daad',
    );
    expect(readQuery(finderTable, query)).toEqual({ ...named, keyword: 'daad' });
  });

  it('keeps the name of what has no code', () => {
    const country = 'Multiple European Countries';
    expect(writeQuery(finderTable, '', { ...empty, country })).toBe(
      'scholarship-country=Multiple+European+Countries',
    );
  });
});
