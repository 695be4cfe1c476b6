import { describe, expect, it } from 'vitest';
import { usMasters as plan } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import { estimateCosts } from './cost-calculator.logic.ts';
import { describeRange } from './readings.logic.ts';

const rate = { perUsd: 96.43, day: '2026-10-06', publisher: 'A bank' };

describe('describeRange', () => {
  it.each([
    [
      '1',
      rate,
      '$63,500 to $173,500 for one year, about ₹61.2 lakh to ₹1.67 crore at the rate of 6 October 2026, depending on how rent is counted.',
    ],
    [
      '2',
      { perUsd: 90, day: '2026-11-22' },
      '$127,000 to $347,000 for 2 years, about ₹1.14 crore to ₹3.12 crore at your rate of 22 November 2026, depending on how rent is counted.',
    ],
    ['1', undefined, '$63,500 to $173,500 for one year, depending on how rent is counted.'],
  ] as const)('spans both readings of %s years', (duration, known, words) => {
    for (const basis of ['monthly', 'yearly'] as const) {
      expect(describeRange(estimateCosts(countries, { ...plan, duration }, basis), known)).toBe(
        words,
      );
    }
  });
});
