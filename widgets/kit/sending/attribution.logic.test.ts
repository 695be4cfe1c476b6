import { describe, expect, it } from 'vitest';
import { findAdvertisement, findUtm } from '../../../worker/contract/attribution.ts';
import { findAttribution } from './attribution.logic.ts';

const NOTHING = { partner: '', campaign: '', campaignFromUrl: false };
const PAGE = {
  pathname: '/study/uk',
  search: '?email=a@example.com',
  origin: 'https://site.example',
  before: '',
  find: findUtm,
};
const ADVERTISED = { ...PAGE, search: '?utm_campaign=Autumn+fair&gclid=x' };
const FAIR = { utm_campaign: 'Autumn fair' };

describe('the attribution of a submission', () => {
  it.each([
    [{}, {}],
    [{ partner: 'apex' }, { partner: 'apex', page: '/study/uk' }],
    [
      { partner: 'apex', campaign: ' fair ' },
      { partner: 'apex', campaign: 'fair', page: '/study/uk' },
    ],
    [{ partner: 'Apex Ltd.' }, {}],
    [{ campaignFromUrl: true }, {}],
  ])('from a page with %j is %j', (attributes, expected) => {
    expect(findAttribution({ ...NOTHING, ...attributes }, PAGE)).toEqual(expected);
  });

  it.each([
    [{}, {}],
    [{ campaignFromUrl: true }, { campaign: 'Autumn fair', page: '/study/uk' }],
    [
      { campaign: 'set', campaignFromUrl: true },
      { campaign: 'set', page: '/study/uk' },
    ],
    [
      { campaign: 'x'.repeat(101), campaignFromUrl: true },
      { campaign: 'Autumn fair', page: '/study/uk' },
    ],
  ])('from an advertised page with %j has its words and %j', (attributes, expected) => {
    const found = findAttribution({ ...NOTHING, ...attributes }, ADVERTISED);
    expect(found).toEqual({ ...expected, attribution: FAIR });
  });

  const BEFORE = 'https://site.example/?utm_campaign=Autumn+fair';
  it.each([
    ['our own page before', { before: BEFORE }, FAIR],
    ['this page first', { ...ADVERTISED, before: `${BEFORE}s` }, FAIR],
    [
      'no page before of another website',
      { before: 'https://site.example.evil.example/?utm_source=x' },
      undefined,
    ],
    [
      'the click where it may',
      { ...ADVERTISED, find: findAdvertisement },
      { ...FAIR, clicks: { gclid: 'x' } },
    ],
    ['a click alone where it may not', { search: '?gclid=x' }, undefined],
  ])('names the advertisement of %s', (_, page, attribution) => {
    const found = findAttribution(NOTHING, { ...PAGE, ...page });
    expect(found).toEqual(attribution ? { attribution } : {});
  });

  it.each([
    ['/u/asha@example.com/book', '/u/book'],
    ['/u/asha%40example.com/9876543210/book', '/u/book'],
    ['/', '/'],
    ['srcdoc', undefined],
  ])('has of %s no more than %s', (pathname, page) => {
    const source = findAttribution({ ...NOTHING, partner: 'apex' }, { ...PAGE, pathname });
    expect(source.page).toBe(page);
  });

  it('says that it is in a frame of ours, whatever the frame names', () => {
    const pathname = '/embed/frame/sa-contact-form';
    expect(findAttribution(NOTHING, { ...PAGE, pathname })).toEqual({ page: pathname });
  });
});
