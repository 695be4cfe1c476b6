import { expect, it } from 'vitest';
import { takeToken } from './token.logic.ts';

const TOKEN = `k1.42.1796100000.${'a-B_'.repeat(11).slice(0, 43)}`;

it.each([
  [`#${TOKEN}`, TOKEN],
  ['', ''],
  ['#', ''],
  ['#main', ''],
  ['#sa-name=Asha&sa-email=a@example.com', ''],
])('finds in %s the token "%s"', (hash, token) => {
  expect(takeToken({ pathname: '/appointment', search: '?x=1', hash })).toEqual({
    token,
    address: '/appointment?x=1',
  });
});
