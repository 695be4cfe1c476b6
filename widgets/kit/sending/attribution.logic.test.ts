import { describe, expect, it } from 'vitest';
import { findAttribution } from './attribution.logic.ts';

const NOTHING = { partner: '', campaign: '', campaignFromUrl: false };
const ADDRESS = { pathname: '/study/uk', search: '?utm_campaign=Autumn+fair&email=a@example.com' };

describe('the attribution of a submission', () => {
  it.each([
    [{}, {}],
    [{ partner: 'apex' }, { partner: 'apex', page: '/study/uk' }],
    [
      { partner: 'apex', campaign: ' fair ' },
      { partner: 'apex', campaign: 'fair', page: '/study/uk' },
    ],
    [{ campaignFromUrl: true }, { campaign: 'Autumn fair', page: '/study/uk' }],
    [
      { campaign: 'set', campaignFromUrl: true },
      { campaign: 'set', page: '/study/uk' },
    ],
    [{ partner: 'Apex Ltd.' }, {}],
    [
      { campaign: 'x'.repeat(101), campaignFromUrl: true },
      { campaign: 'Autumn fair', page: '/study/uk' },
    ],
  ])('from a page with %j is %j', (attributes, expected) => {
    expect(findAttribution({ ...NOTHING, ...attributes }, ADDRESS)).toEqual(expected);
  });

  it.each([
    ['/u/asha@example.com/book', '/u/book'],
    ['/u/asha%40example.com/9876543210/book', '/u/book'],
    ['/', '/'],
    ['srcdoc', undefined],
  ])('has of %s no more than %s', (pathname, page) => {
    const source = findAttribution({ ...NOTHING, partner: 'apex' }, { pathname, search: '' });
    expect(source.page).toBe(page);
  });

  it('says that it is in a frame of ours, whatever the frame names', () => {
    const pathname = '/embed/frame/sa-contact-form';
    expect(findAttribution(NOTHING, { pathname, search: '' })).toEqual({ page: pathname });
  });

  it('has no campaign where the address has none', () => {
    const attributes = { ...NOTHING, campaignFromUrl: true };
    expect(findAttribution(attributes, { pathname: '/', search: '?utm_source=x' })).toEqual({});
  });
});
