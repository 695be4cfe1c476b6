import { describe, expect, it } from 'vitest';
import { defaultTimelineValues } from './timeline-form.logic.ts';
import { readLink, writeLink } from './timeline-link.logic.ts';

const defaults = defaultTimelineValues(new Date(2026, 10, 20, 12));
const complete = { ...defaults, country: 'us', level: 'masters' };

const queryOf = (changes: Partial<typeof complete>) => {
  const written = Object.entries(writeLink({ ...complete, ...changes }));
  return String(new URLSearchParams(written.filter(([, value]) => value)));
};

describe('writeLink', () => {
  it.each([
    [
      {},
      'timeline-country=us&timeline-program-level=masters&timeline-season=fall&timeline-year=2027',
    ],
    [
      { languageTest: 'PTE Academic', season: 'winter' },
      'timeline-country=us&timeline-program-level=masters&timeline-season=winter&timeline-year=2027&timeline-test-type=PTE+Academic',
    ],
    [
      { includesTests: '', languageTest: 'TOEFL' },
      'timeline-country=us&timeline-program-level=masters&timeline-season=fall&timeline-year=2027&timeline-language-tests=off',
    ],
    [
      { level: 'mba', includesGmat: 'on' },
      'timeline-country=us&timeline-program-level=mba&timeline-season=fall&timeline-year=2027&timeline-gmat=on',
    ],
  ])('writes %o as %s', (changes, query) => {
    expect(queryOf(changes)).toBe(query);
  });

  it('empties what it leaves out, so that an older value goes', () => {
    expect(writeLink(complete)).toMatchObject({
      'timeline-language-tests': '',
      'timeline-test-type': '',
      'timeline-gmat': '',
    });
  });
});

describe('readLink', () => {
  it.each([
    [{}],
    [{ season: 'winter', startYear: '2029', languageTest: 'Duolingo English Test' }],
    [{ includesTests: '' }],
    [{ level: 'mba', includesGmat: 'on' }],
  ])('brings back %o', (changes) => {
    const values = { ...complete, ...changes };
    expect({ ...defaults, ...readLink(queryOf(changes)) }).toEqual(values);
  });

  it.each([
    ['', {}],
    ['?timeline-country=', {}],
    [
      '?timeline-program-level=diploma&timeline-season=autumn&timeline-language-tests=maybe&timeline-test-type=Klingon&timeline-gmat=1',
      {},
    ],
    ['?timeline-country=xx&timeline-year=2022', { country: 'xx', startYear: '2022' }],
    ['?timeline-language-tests=on', { includesTests: 'on' }],
    ['?country=us&year=2028&cost-country=de&name=Asha&utm_source=mail', {}],
  ])('takes from "%s" %o', (query, values) => {
    expect(readLink(query)).toEqual(values);
  });
});
