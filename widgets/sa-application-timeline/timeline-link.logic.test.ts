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
    [{}, 'country=us&program-level=masters&season=fall&start-year=2027'],
    [
      { languageTest: 'PTE Academic', season: 'winter' },
      'country=us&program-level=masters&season=winter&start-year=2027&test-type=PTE+Academic',
    ],
    [
      { includesTests: '', languageTest: 'TOEFL' },
      'country=us&program-level=masters&season=fall&start-year=2027&language-tests=off',
    ],
    [
      { level: 'mba', includesGmat: 'on' },
      'country=us&program-level=mba&season=fall&start-year=2027&gmat=on',
    ],
  ])('writes %o as %s', (changes, query) => {
    expect(queryOf(changes)).toBe(query);
  });

  it('empties what it leaves out, so that an older value goes', () => {
    expect(writeLink(complete)).toMatchObject({ 'language-tests': '', 'test-type': '', gmat: '' });
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
    ['?country=', {}],
    ['?program-level=diploma&season=autumn&language-tests=maybe&test-type=Klingon&gmat=1', {}],
    ['?country=xx&start-year=2022', { country: 'xx', startYear: '2022' }],
    ['?language-tests=on', { includesTests: 'on' }],
    ['?year=2028&name=Asha&utm_source=mail', {}],
  ])('takes from "%s" %o', (query, values) => {
    expect(readLink(query)).toEqual(values);
  });
});
