import { describe, expect, it } from 'vitest';
import { usMasters } from './testing/us-masters.ts';
import {
  offerStartYears,
  parseTimelineForm,
  toCalendarYear,
  toFormValues,
} from './timeline-form.logic.ts';

const now = new Date(2026, 10, 20, 12);
const complete = {
  country: 'us',
  programLevel: 'masters',
  season: 'fall',
  year: '2027',
  languageTests: 'on',
  testType: 'IELTS',
  gmat: 'off',
};

const parse = (changes: Record<string, string>) => parseTimelineForm({ ...complete, ...changes });

describe('the options', () => {
  it('offer next year and the two after it', () => {
    expect(offerStartYears(now)).toEqual([2027, 2028, 2029]);
    expect(offerStartYears(new Date(2026, 11, 31, 23, 59))).toEqual([2027, 2028, 2029]);
    expect(offerStartYears(new Date(2027, 0, 1))).toEqual([2028, 2029, 2030]);
  });
});

describe('parseTimelineForm', () => {
  it('turns a complete form into a plan', () => {
    expect(parse({ testType: 'PTE Academic', gmat: 'on' })).toEqual({
      issues: [],
      value: { ...usMasters, languageTest: 'PTE Academic', includesGmat: true },
    });
  });

  it('asks an empty form for the season and the year too', () => {
    expect(
      parseTimelineForm({})
        .issues.map(({ message }) => message)
        .join(),
    ).toBe(
      'Country is required,Program level is required,Start season is required,Year must be 2023 or later',
    );
  });

  it.each([
    ['programLevel', 'diploma', 'Program level is required'],
    ['season', 'autumn', 'Start season is required'],
    ['year', '2022', 'Year must be 2023 or later'],
    ['year', '', 'Year must be 2023 or later'],
    ['year', 'soon', 'Year must be 2023 or later'],
    ['year', '2027.5', 'Year must be 2023 or later'],
    ['year', '20270', 'Year must be 2100 or earlier'],
  ])('refuses the %s "%s": %s', (field, value, message) => {
    expect(parse({ [field]: value })).toEqual({ issues: [{ field, message }], value: undefined });
  });

  it.each(['2023', '2027', '2100'])('accepts the year %s', (year) => {
    expect(parse({ year }).value?.startYear).toBe(Number(year));
  });

  it.each([
    ['on', true],
    ['off', false],
    ['', false],
  ])('reads a box that is "%s" as %s', (box, expected) => {
    expect(parse({ languageTests: box }).value?.includesTests).toBe(expected);
    expect(parse({ gmat: box }).value?.includesGmat).toBe(expected);
  });

  it('takes tests and IELTS where nothing is said of them', () => {
    const values = { country: 'us', programLevel: 'mba', season: 'fall', year: '2027' };
    expect(parseTimelineForm(values).value).toMatchObject({
      includesTests: true,
      languageTest: 'IELTS',
      includesGmat: false,
    });
    expect(parse({ testType: 'Klingon' }).value?.languageTest).toBe('IELTS');
  });

  it('leaves an unknown country to the timeline', () => {
    expect(parse({ country: 'xx' }).value?.country).toBe('xx');
  });
});

describe('toFormValues', () => {
  it.each([
    [{}],
    [{ languageTests: 'off', testType: 'TOEFL' }],
    [{ programLevel: 'mba', gmat: 'on', year: '2031' }],
  ])('returns the form with %o', (changes) => {
    const plan = parse(changes).value;
    expect(plan && toFormValues(plan)).toEqual({ ...complete, ...changes });
  });
});

describe('toCalendarYear', () => {
  it.each([
    ['+1', '2027'],
    ['+3', '2029'],
    ['2031', '2031'],
    ['+9', '+9'],
    ['soon', 'soon'],
    ['', ''],
  ])('makes of "%s" "%s"', (year, expected) => {
    expect(toCalendarYear(year, now)).toBe(expected);
  });
});
