import { afterEach, expect, it, vi } from 'vitest';
import { findSource } from './find-source.ts';

const site = vi.hoisted(() => ({ adClicks: 'on', isOwn: true }));
vi.mock('../element/own-site.ts', () => ({ isOwnSite: () => site.isOwn }));
vi.mock('../../../worker/contract/ad-clicks.ts', () => ({
  get adClicks() {
    return site.adClicks;
  },
}));

const PLAIN = { partner: '', campaign: '', campaignFromUrl: false } as never;
const SEARCH = '?utm_source=x&msclkid=y';

afterEach(() => Object.assign(site, { adClicks: 'on', isOwn: true }));

it.each([
  ['a form of our own pages', 'contact', {}, { msclkid: 'y' }],
  ['a newsletter’s form', 'newsletter', {}, undefined],
  ['a form of another website, or in a frame', 'contact', { isOwn: false }, undefined],
  ['a form while the setting is off', 'contact', { adClicks: 'off' }, undefined],
] as const)('the click on an advertisement by %s', (_, kind, changes, clicks) => {
  Object.assign(site, changes);
  const attribution = { utm_source: 'x', ...(clicks && { clicks }) };
  expect(findSource(kind, PLAIN, SEARCH)).toEqual({ attribution });
});

it.each([
  ['our own site', true, { attribution: { utm_source: 'before' } }],
  ['another website, whose page before is its own affair', false, {}],
])('the page before on %s', (_, isOwn, expected) => {
  site.isOwn = isOwn;
  const before = `${location.origin}/?utm_source=before`;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(before);
  expect(findSource('contact', PLAIN, '')).toEqual(expected);
});
