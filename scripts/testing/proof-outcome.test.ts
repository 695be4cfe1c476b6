import { expect, it } from 'vitest';
import { judgeOutput, judgeResults } from './proof-outcome.ts';

const sent = { file: 'form.proof.ts', name: 'a form > is sent' };

it.each([
  ['12 passed, 0 failed\n', 12],
  [
    '3 passed, 1 failed\nlater\n12 passed, 0 failed\n\nUnsure: failed, then passed alone:\n  x\n',
    12,
  ],
  ['12 passed, 0 failed\n3 passed, 1 failed', '3 passed, 1 failed'],
  ['12 passed, 0 failed, 2 suites skipped', '12 passed, 0 failed, 2 suites skipped'],
  ['9 passed, 0 failed, no test ran in oldest.ts', '9 passed, 0 failed, no test ran in oldest.ts'],
  ['0 passed, 0 failed', 'no test ran'],
  ['it says 12 passed, 0 failed', 'no test ran'],
  ['', 'no test ran'],
])('takes %j for %j', (output, outcome) => {
  expect(judgeOutput(output)).toBe(outcome);
});

it.each([
  [{ passed: [sent], idle: [] }, 1],
  [{ passed: [], idle: [] }, 'no test ran'],
  [{ passed: [sent], idle: ['print.proof.ts'] }, 'no test ran in print.proof.ts'],
])('takes results %j for %j', (results, outcome) => {
  expect(judgeResults(results)).toBe(outcome);
});
