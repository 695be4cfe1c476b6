import { describe, expect, it } from 'vitest';
import {
  defaultTimelineValues,
  languageTests,
  offerStartYears,
  parseTimelineForm,
  seasons,
  timelineLevels,
  toFormValues,
} from './timeline-form.logic.ts';

const now = new Date(2026, 10, 20, 12);
const complete = { ...defaultTimelineValues(now), country: 'us', level: 'masters' };

const parse = (changes: Record<string, string>) => parseTimelineForm({ ...complete, ...changes });

describe('the options', () => {
  it('are those of the specification', () => {
    expect(timelineLevels.map(({ label }) => label)).toEqual([
      'Bachelors',
      'Masters',
      'MBA',
      'PhD',
    ]);
    expect(seasons.map(({ label }) => label)).toEqual([
      'Fall (September)',
      'Spring (February)',
      'Summer (June)',
      'Winter (January)',
    ]);
    expect(languageTests).toEqual(['IELTS', 'TOEFL', 'PTE Academic', 'Duolingo English Test']);
  });

  it('offer next year and the two after it', () => {
    expect(offerStartYears(now)).toEqual([2027, 2028, 2029]);
    expect(offerStartYears(new Date(2026, 11, 31, 23, 59))).toEqual([2027, 2028, 2029]);
    expect(offerStartYears(new Date(2027, 0, 1))).toEqual([2028, 2029, 2030]);
  });

  it('begin with fall of next year, IELTS included, no GMAT', () => {
    expect(defaultTimelineValues(now)).toEqual({
      country: '',
      level: '',
      season: 'fall',
      startYear: '2027',
      includesTests: 'on',
      languageTest: 'IELTS',
      includesGmat: '',
    });
  });
});

describe('parseTimelineForm', () => {
  it('turns a complete form into a plan', () => {
    expect(parse({ languageTest: 'PTE Academic', includesGmat: 'on' })).toEqual({
      issues: [],
      value: {
        country: 'us',
        level: 'masters',
        season: 'fall',
        startYear: 2027,
        includesTests: true,
        languageTest: 'PTE Academic',
        includesGmat: true,
      },
    });
  });

  it('asks the untouched form for a country and a level', () => {
    expect(parseTimelineForm(defaultTimelineValues(now))).toEqual({
      issues: [
        { field: 'country', message: 'Country is required' },
        { field: 'level', message: 'Program level is required' },
      ],
      value: undefined,
    });
  });

  it('asks an empty form for the season and the year too', () => {
    expect(parseTimelineForm({}).issues.map(({ message }) => message)).toEqual([
      'Country is required',
      'Program level is required',
      'Start season is required',
      'Year must be 2023 or later',
    ]);
  });

  it.each([
    ['level', 'diploma', 'Program level is required'],
    ['season', 'autumn', 'Start season is required'],
    ['startYear', '2022', 'Year must be 2023 or later'],
    ['startYear', '', 'Year must be 2023 or later'],
    ['startYear', 'soon', 'Year must be 2023 or later'],
    ['startYear', '2027.5', 'Year must be 2023 or later'],
    ['startYear', '20270', 'Year must be 2100 or earlier'],
  ])('refuses the %s "%s": %s', (field, value, message) => {
    expect(parse({ [field]: value })).toEqual({ issues: [{ field, message }], value: undefined });
  });

  it.each(['2023', '2027', '2100'])('accepts the year %s', (startYear) => {
    expect(parse({ startYear }).value?.startYear).toBe(Number(startYear));
  });

  it.each([
    ['on', true],
    ['', false],
  ])('reads a box that is "%s" as %s', (box, expected) => {
    expect(parse({ includesTests: box }).value?.includesTests).toBe(expected);
    expect(parse({ includesGmat: box }).value?.includesGmat).toBe(expected);
  });

  it('takes tests and IELTS where nothing is said of them', () => {
    const values = { country: 'us', level: 'mba', season: 'fall', startYear: '2027' };
    expect(parseTimelineForm(values).value).toMatchObject({
      includesTests: true,
      languageTest: 'IELTS',
      includesGmat: false,
    });
    expect(parse({ languageTest: 'Klingon' }).value?.languageTest).toBe('IELTS');
  });

  it('leaves an unknown country to the timeline', () => {
    expect(parse({ country: 'xx' }).value?.country).toBe('xx');
  });
});

describe('toFormValues', () => {
  it.each([
    [{}],
    [{ includesTests: '', languageTest: 'TOEFL' }],
    [{ level: 'mba', includesGmat: 'on', startYear: '2031' }],
  ])('gives back the form with %o', (changes) => {
    const plan = parse(changes).value;
    expect(plan && toFormValues(plan)).toEqual({ ...complete, ...changes });
  });
});
