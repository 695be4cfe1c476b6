import { describe, expect, it } from 'vitest';
import { describeMoneyDate, startOfPlan } from './money-date.logic.ts';

const guideOf = (timing: string) =>
  ({
    timeline: [
      { stage: 'Get in', timing: '8 months before start', description: '' },
      { stage: 'Open the account', timing, description: '', needsMoney: true },
    ],
  }) as never;

describe('startOfPlan', () => {
  it.each([
    [{ season: 'fall', year: '2027' }, '2027-09-01'],
    [{ season: 'winter', year: '2028' }, '2028-01-01'],
    [{ season: 'fall' }, undefined],
    [{ year: '2027' }, undefined],
    [{ season: 'monsoon', year: '2027' }, undefined],
  ])('of %j is %s', (choices, start) => {
    expect(startOfPlan(choices)).toBe(start);
  });
});

describe('describeMoneyDate', () => {
  it.each([
    ['3-5 months before start', '2026-11-28', 'that is April 2027 to June 2027.'],
    ['4 months before start', '2026-11-28', 'that is May 2027.'],
    ['4 months before start', '2027-05-31', 'that is May 2027.'],
    ['4 months before start', '2027-06-01', 'that was May 2027.'],
  ])('says what %s is for a plan, on %s', (timing, today, months) => {
    expect(describeMoneyDate(guideOf(timing), '2027-09-01', today)).toEqual([
      `${timing}: Open the account.`,
      `For a start in September 2027, ${months}`,
    ]);
  });

  it.each([
    ['3-5 months before start', undefined],
    ['5 weeks before you apply', '2027-09-01'],
  ])('says %s as it is, with the start %s', (timing, start) => {
    expect(describeMoneyDate(guideOf(timing), start, '2026-11-28')).toEqual([
      `${timing}: Open the account.`,
    ]);
  });
});
