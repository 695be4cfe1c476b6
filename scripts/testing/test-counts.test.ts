import { describe, expect, it } from 'vitest';
import { parseCounts, readCounts } from './test-counts.ts';

describe('the counts of a test run', () => {
  it.each([
    ['vitest', { numPassedTests: 7, numFailedTests: 1, numFailedTestSuites: 2 }, 7, 1],
    [
      'vitest, of a file that does not load',
      { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 },
      7,
      1,
    ],
    ['the browser tests', { passed: 3, failed: 0 }, 3, 0],
  ])('are read from the report of %s', (_, report, passed, failed) => {
    expect(parseCounts(JSON.stringify(report))).toEqual({ passed, failed });
  });

  it('are none where a runner left no report', () => {
    expect(readCounts('/no/such/report.json')).toEqual({ passed: 0, failed: 0 });
  });
});
