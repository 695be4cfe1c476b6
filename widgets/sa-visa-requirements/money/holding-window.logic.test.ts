import { describe, expect, it } from 'vitest';
import { guide } from '../../content/visas/united-kingdom.ts';
import type { MonthlyFunds } from '../../content/visas/visa.ts';
import {
  describeHolding,
  describeHoldingWindow,
  findHoldingWindow,
} from './holding-window.logic.ts';

const { account } = guide.fundsRule as MonthlyFunds;
if (!account) throw new Error('the UK asks for days in the account');

describe('the days in the account', () => {
  it('end where the example of GOV.UK says', () => {
    const { given, gives } = account.example;
    expect(findHoldingWindow(account, given).firstEnd).toBe(gives);
  });

  it.each([
    ['2021-01-01', '2020-12-01', '2020-12-04'],
    ['2026-11-22', '2026-10-22', '2026-10-25'],
    ['2028-03-01', '2028-01-30', '2028-02-02'],
  ])('for an application on %s end on %s or later and begin on %s or before', (day, end, start) => {
    expect(findHoldingWindow(account, day)).toEqual({ firstEnd: end, latestStart: start });
  });

  it('are told in words', () => {
    expect(describeHoldingWindow(account, '2026-11-22')).toBe(
      'To apply on 22 November 2026, the full sum must be in the account by 25 October 2026 and stay for 28 days in a row. The last of these days must be between 22 October 2026 and 21 November 2026. Allow two or three extra days for the bank.',
    );
  });

  it.each([
    [
      '2026-10-25',
      'day 28 is 21 November 2026. You can apply from 22 November 2026, with a statement that shows day 28. 22 November 2026 is fine, with a statement whose last day is not before 21 November 2026.',
    ],
    [
      '2026-10-26',
      'day 28 is 22 November 2026. You can apply from 23 November 2026, with a statement that shows day 28. 22 November 2026 is too early.',
    ],
    [
      '2026-06-01',
      'day 28 is 28 June 2026. You can apply from 29 June 2026, with a statement that shows day 28. 22 November 2026 is fine, with a statement whose last day is not before 22 October 2026.',
    ],
  ])('since %s: %s', (since, text) => {
    expect(describeHolding(account, since, '2026-11-22')).toContain(text);
  });
});
