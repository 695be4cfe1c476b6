import { expect, it } from 'vitest';
import { replaceParts } from './replace-parts.ts';

it('makes an object equal to another, and keeps its parts the same ones', () => {
  const own = {
    rates: { INR: 108, USD: 1.1 },
    sums: [{ value: 1 }, { value: 2 }, { value: 3 }],
    old: 'gone',
  };
  const { rates, sums } = own;
  const [first] = sums;
  replaceParts(own, { rates: { INR: 109 }, sums: [{ value: 5, upTo: 6 }], text: 'new' });
  expect(own).toEqual({ rates: { INR: 109 }, sums: [{ value: 5, upTo: 6 }], text: 'new' });
  expect(own.rates).toBe(rates);
  expect(own.sums).toBe(sums);
  expect(own.sums[0]).toBe(first);
});

it('takes another kind of part as it is', () => {
  const own: Record<string, unknown> = { text: 'a', list: [1], none: null };
  replaceParts(own, { text: { b: 1 }, list: null, none: [2] });
  expect(own).toEqual({ text: { b: 1 }, list: null, none: [2] });
});
