import { describe, expect, it } from 'vitest';
import { parseCounts, readCounts } from './test-counts.ts';

describe('the counts of a test run', () => {
  const passing = { status: 'passed', fullName: 'a form is sent' };
  const failing = { status: 'failed', fullName: 'a form keeps what was typed' };
  const skipped = { status: 'skipped', fullName: 'a form is printed' };
  const vitest = (status: string, ...assertionResults: object[]) => ({
    numPassedTests: 7,
    testResults: [{ name: 'form.test.ts', status, assertionResults }],
  });

  it.each([
    ['vitest', vitest('failed', passing, failing), ['form.test.ts: a form keeps what was typed']],
    ['vitest, of a file that does not load', vitest('failed'), ['form.test.ts']],
    ['vitest, of a file whose clean-up fails', vitest('failed', passing), ['form.test.ts']],
    ['vitest, all passed', vitest('passed', passing), []],
    ['the browser tests', { passed: 7, failed: 1, failures: ['axe'] }, ['axe']],
  ])('are read from the report of %s', (_, report, failures) => {
    const counts = { passed: 7, failed: failures.length, failures, idle: [] };
    expect(parseCounts(JSON.stringify(report))).toEqual(counts);
  });

  it('name a file in which no test ran', () => {
    const idle = ['form.test.ts'];
    expect(parseCounts(JSON.stringify(vitest('passed', skipped, skipped)))).toMatchObject({ idle });
    expect(parseCounts(JSON.stringify({ passed: 7, failed: 0, failures: [], idle }))).toMatchObject(
      { idle },
    );
  });

  it('are none where a runner left no report', () => {
    expect(readCounts('/no/such/report.json')).toEqual({
      passed: 0,
      failed: 0,
      failures: [],
      idle: [],
    });
  });
});
