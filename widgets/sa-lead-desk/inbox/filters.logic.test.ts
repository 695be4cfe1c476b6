import { validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { deskCalls } from '../../../worker/contract/desk.ts';
import {
  countFilters,
  hintAtSearch,
  isFiltered,
  NO_FILTERS,
  openFolder,
  readSearch,
  toLeadFilter,
  toListFilter,
} from './filters.logic.ts';

describe('toLeadFilter', () => {
  it.each([
    [{ folder: 'spam' as const }, { folder: 'spam' }],
    [
      { kind: 'contact', status: 'done' },
      { folder: 'inbox', kind: 'contact', status: 'done' },
    ],
    [{ partnerId: '' }, { folder: 'inbox', partnerId: '' }],
    [
      { from: '2026-11-01', to: '' },
      { folder: 'inbox', from: '2026-11-01' },
    ],
    [{ campaign: ' autumn fair ' }, { folder: 'inbox', campaign: 'autumn fair' }],
    [{ attribution: ' Google ' }, { folder: 'inbox', attribution: 'Google' }],
    [{ attribution: 'Unknown' }, { folder: 'inbox', attribution: '' }],
    [
      { network: 'busy', source: 'https://spam.example' },
      { folder: 'inbox', network: 'busy', source: 'https://spam.example' },
    ],
    [{ search: '  asha  r rao ' }, { folder: 'inbox', search: 'asha rao' }],
    [{ search: 'x'.repeat(300) }, { folder: 'inbox', search: 'x'.repeat(200) }],
  ])('asks for %j with %j, which the contract takes', (changes, expected) => {
    const filter = toLeadFilter({ ...NO_FILTERS, ...changes });
    expect(filter).toEqual(expected);
    expect(validate(filter, deskCalls.readInbox.input)[0]).toBeUndefined();
  });
});

describe('the list that one press marks', () => {
  it.each([
    [{ folder: 'inbox' }, null],
    [{ folder: 'spam', flag: 'rate' }, null],
    [{ folder: 'flagged' }, { folder: 'flagged' }],
    [
      { folder: 'inbox', search: 'win' },
      { folder: 'inbox', search: 'win' },
    ],
    [{ folder: 'inbox', network: 'busy' }, { network: 'busy' }],
  ] as const)('of %j is %j', (filter, expected) => {
    expect(toListFilter(filter)).toEqual(expected);
  });
});

describe('the search', () => {
  it.each([
    ['a', '', 'Type 3 letters or more of a word.'],
    ['rao', 'rao', ''],
    ['asha r', 'asha', 'Words of fewer than 3 letters are left out: r.'],
    ['आशा', 'आशा', ''],
  ])('looks in "%s" for "%s" and says "%s"', (text, words, hint) => {
    expect(readSearch(text)).toBe(words);
    expect(hintAtSearch(text)).toBe(hint);
  });
});

describe('filters', () => {
  it('are counted without the folder and the search', () => {
    const filters = { ...NO_FILTERS, folder: 'spam' as const, search: 'asha', from: '2026-01-01' };
    expect(countFilters(filters)).toBe(1);
    expect(countFilters({ ...filters, partnerId: '', campaign: 'fair' })).toBe(3);
  });

  it.each([
    [{ search: 'as', folder: 'spam' as const }, false],
    [{ search: 'asha' }, true],
    [{ assignedTo: '' }, true],
  ])('with %j narrow the list: %s', (changes, expected) => {
    expect(isFiltered({ ...NO_FILTERS, ...changes })).toBe(expected);
  });

  it('keep the partner and lose status and flag in another folder', () => {
    const filters = { ...NO_FILTERS, partnerId: 'campus', status: 'done', flag: 'rate' };
    expect({ ...filters, ...openFolder('flagged') }).toEqual({
      ...NO_FILTERS,
      folder: 'flagged',
      partnerId: 'campus',
    });
  });
});
