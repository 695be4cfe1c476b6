import { describe, expect, it } from 'vitest';
import { readAttributes, readQuery, writeQuery } from '../kit/address/address-table.ts';
import { type TimelineFormValues, timelineTable } from './application-timeline.api.ts';

const defaults = readAttributes(timelineTable, {
  country: '',
  programLevel: '',
  season: '',
  year: '',
  languageTests: '',
  testType: '',
  gmat: false,
});
const complete = { ...defaults, country: 'us', programLevel: 'masters', year: '2027' } as const;
const queryOf = (changes: Partial<TimelineFormValues>) =>
  writeQuery(timelineTable, '', { ...complete, ...changes });

describe('timelineTable', () => {
  it.each<[Partial<TimelineFormValues>, string]>([
    [
      { testType: 'PTE Academic', season: 'winter' },
      'timeline-country=us&timeline-program-level=masters&timeline-season=winter&timeline-year=2027&timeline-test-type=PTE+Academic',
    ],
    [
      { programLevel: 'mba', gmat: 'on' },
      'timeline-country=us&timeline-program-level=mba&timeline-year=2027&timeline-gmat=on',
    ],
  ])('writes %o as %s, and reads it back', (changes, query) => {
    expect(queryOf(changes)).toBe(query);
    expect({ ...defaults, ...readQuery(timelineTable, query) }).toEqual({
      ...complete,
      ...changes,
    });
  });

  it.each([
    ['', {}],
    ['?timeline-country=', {}],
    [
      '?timeline-program-level=diploma&timeline-season=autumn&timeline-language-tests=maybe&timeline-test-type=Klingon&timeline-gmat=1',
      {},
    ],
    ['?timeline-country=xx&timeline-year=2022', { country: 'xx', year: '2022' }],
    ['?timeline-country=New+Zealand', { country: 'nz' }],
    ['?timeline-language-tests=on', { languageTests: 'on' }],
    ['?country=us&year=2028&cost-country=de&name=Asha&utm_source=mail', {}],
  ])('takes from "%s" %o', (query, values) => {
    expect(readQuery(timelineTable, query)).toEqual(values);
  });
});
