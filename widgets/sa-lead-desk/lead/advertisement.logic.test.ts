import { expect, it } from 'vitest';
import { describeAdvertisement } from './advertisement.logic.ts';

it.each([
  [null, [['Advertisement', 'unknown']]],
  ['not JSON', [['Advertisement', 'unknown']]],
  [
    '{"utm_medium":"cpc","utm_source":"google"}',
    [
      ['Advertisement', 'google (source), cpc (medium)'],
      ['Click, deleted after 90 days', ''],
    ],
  ],
  [
    '{"clicks":{"gclid":"Cj0"}}',
    [
      ['Advertisement', ''],
      ['Click, deleted after 90 days', 'gclid Cj0'],
    ],
  ],
])('the advertisement %s is shown as %j', (attribution, facts) => {
  expect(describeAdvertisement({ attribution, source: 'https://site.example' })).toEqual(facts);
});

it('a lead that a member added has no advertisement', () => {
  expect(describeAdvertisement({ attribution: null, source: 'desk' })).toEqual([]);
});
