import { expect, it } from 'vitest';
import { addUp } from './add-up.ts';

it.each([
  [[], 0],
  [[5], 5],
  [[5, -2, 0.5], 3.5],
])('adds up %j to %j', (numbers, sum) => {
  expect(addUp(numbers)).toBe(sum);
});
