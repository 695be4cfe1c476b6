import { expect, it } from 'vitest';
import { judgeOutput } from './proof-outcome.ts';

it.each([
  ['3 passed, 1 failed\nlater\n12 passed, 0 failed\n\nUnsure: failed, then passed alone:\n', 12],
  ['12 passed, 0 failed\n3 passed, 1 failed', '3 passed, 1 failed'],
  ['9 passed, 0 failed, no test ran in oldest.ts', '9 passed, 0 failed, no test ran in oldest.ts'],
  ['0 passed, 0 failed', 'no test ran'],
  ['', 'no test ran'],
])('takes %j for %j', (output, outcome) => {
  expect(judgeOutput(output)).toBe(outcome);
});
