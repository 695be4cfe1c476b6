import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clickNames,
  findAdvertisement,
  readAdvertisement,
  readAttribution,
  utmNames,
} from '../contract/attribution.ts';
import { setClock } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { listAll } from '../dev/leads.ts';
import { addPartner } from '../dev/messages.ts';
import { makeEnv, PARTNER, post, recordingLateQueue, type SendOptions, SITE } from '../dev/post.ts';
import { consultation, everySubmission } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';
import { emptyBucket } from '../dev/upkeep.ts';
import { storeLate } from './store-late.ts';

/** Makes PARTNER, which ALLOWED_ORIGINS names, an origin of the partner `apex`. */
const givePartnerItsOrigin = () => addPartner({ id: 'apex', webhookUrl: null });

const fromPartner = (referer = `${PARTNER}/`) => ({ headers: { origin: PARTNER, referer } });

beforeEach(() => setClock('2026-11-20T12:00:00.000Z'));

it.each([
  [{}, {}],
  [
    { partner: 'apex-1', campaign: ' Autumn fair ', page: '/study/uk' },
    { partner: 'apex-1', campaign: 'Autumn fair', page: '/study/uk' },
  ],
  [{ partner: 'Apex' }, {}],
  [{ partner: 'a'.repeat(41) }, {}],
  [{ partner: ['apex'], campaign: { toString: 0 }, page: 5 }, {}],
  [{ campaign: ' \u200b ' }, {}],
  [{ campaign: 'a\u202eb' }, {}],
  [{ campaign: '😀'.repeat(100) }, { campaign: '😀'.repeat(100) }],
  [{ campaign: 'x'.repeat(101) }, {}],
  [{ page: 'study' }, {}],
  [{ page: '/study?email=asha@example.com' }, {}],
  [{ page: '/students/asha@example.com/book/1234567/ok' }, { page: '/students/book/ok' }],
  [{ page: '//evil.example/x' }, { page: '/evil.example/x' }],
  [{ page: `/${'x'.repeat(600)}` }, { page: `/${'x'.repeat(499)}` }],
])('the attribution by a page reads %j as %j', (said, expected) => {
  expect(readAttribution(said)).toEqual(expected);
});

const GOOGLE = { utm_source: 'google', utm_campaign: 'Autumn fair' };
const CLICK = { gclid: 'Cj0KCQiA_-1.x~y' };

it.each([
  ['', null],
  ['?country=ca&email=asha@example.com', null],
  ['?utm_source=google&utm_campaign=+Autumn+fair&utm_id=7&page=2', GOOGLE],
  ['?utm_source=first&utm_source=second', { utm_source: 'second' }],
  ['?utm_source=%E0%A4%A&utm_medium=cpc', { utm_source: '\ufffd%A', utm_medium: 'cpc' }],
  ['?utm_source=&utm_medium=%20&utm_term=%E2%80%AEgpj&utm_content=a%0Ab', null],
  ['?utm_content=asha@example.com', null],
  [`?utm_term=${'x'.repeat(101)}&utm_content=${'é'.repeat(100)}`, { utm_content: 'é'.repeat(100) }],
  ['?utm_source=google&gclid=Cj0KCQiA_-1.x~y', { utm_source: 'google', clicks: CLICK }],
  [`?gclid=a+b&wbraid=%3Cb%3E&fbclid=${'x'.repeat(256)}`, null],
  [`?fbclid=${'x'.repeat(255)}`, { clicks: { fbclid: 'x'.repeat(255) } }],
])('the advertisement in the address %s is %j', (query, expected) => {
  expect(findAdvertisement(query)).toEqual(expected);
});

it('an advertisement reads as itself, and from no value whatsoever as more than its keys', () => {
  const said = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...utmNames, 'clicks', '__proto__', 'status'), fc.anything()),
    fc.record({ clicks: fc.dictionary(fc.constantFrom(...clickNames, 'id'), fc.string()) }),
    fc.dictionary(fc.constantFrom(...utmNames), fc.string({ unit: 'binary', maxLength: 110 })),
  );
  fc.assert(
    fc.property(said, (value) => {
      const read = readAdvertisement(value);
      const { clicks = {}, ...utm } = read ?? {};
      expect(utmNames).toEqual(expect.arrayContaining(Object.keys(utm)));
      expect(clickNames).toEqual(expect.arrayContaining(Object.keys(clicks)));
      for (const text of Object.values(utm)) expect([...text].length).toBeLessThanOrEqual(100);
      expect(readAdvertisement(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
    { numRuns: 500 },
  );
});

/** Posts at a time. */
const postAt = (time: string, path: string, body: object, options?: SendOptions) => {
  setClock(time);
  return post(path, body, options);
};

describe.each(everySubmission)('a submission to $path', ({ path, body, table }) => {
  it('keeps campaign and page, and the partner whom its origin proves', async () => {
    await givePartnerItsOrigin();
    const said = { partner: 'apex', campaign: '😀'.repeat(100), page: '/study/uk' };
    await post(path, { ...body, ...said }, fromPartner());
    expect(await readRow(table)).toMatchObject({
      source: PARTNER,
      partner_id: 'apex',
      partner_claim: null,
      campaign: said.campaign,
      page_url: `${PARTNER}/study/uk`,
    });
    expect(await listAll({ folder: 'inbox', campaign: said.campaign })).toHaveLength(1);
  });

  it('belongs to no partner by a claim alone, and is stored whatever else its page says', async () => {
    await givePartnerItsOrigin();
    await post(path, { ...body, partner: 'apex', campaign: 'x'.repeat(101), page: ['/'] });
    const stored = { partner_id: null, partner_claim: 'apex', campaign: null };
    expect(await readRow(table)).toMatchObject(stored);
  });

  it('is recognised as a repeat from any page, and adds missing attribution', async () => {
    await postAt('2026-11-20T12:00:00Z', path, body);
    await postAt('2026-11-20T12:00:01Z', path, { ...body, partner: 'zenith', campaign: 'first' });
    await postAt('2026-11-20T12:00:02Z', path, {
      ...body,
      partner: 'other',
      campaign: 'second',
      page: '/x',
    });
    const kept = { repeats: 2, partner_claim: 'zenith', campaign: 'first' };
    expect(await readRow(table)).toMatchObject(kept);
  });

  it('loses the claim that its partner’s own origin then proves', async () => {
    await postAt('2026-11-20T12:00:00Z', path, { ...body, partner: 'apex' }, fromPartner());
    await givePartnerItsOrigin();
    await postAt('2026-11-20T12:10:00Z', path, body, fromPartner());
    expect(await readRow(table)).toMatchObject({ partner_id: 'apex', partner_claim: null });
  });

  it.each([
    ['ten minutes later', '2026-11-20T12:10:01Z', fromPartner()],
    ['after it came from a page of ours', '2026-11-20T12:00:01Z', {}],
  ])('is credited to nobody by a repeat %s', async (_, time, first) => {
    await postAt('2026-11-20T12:00:00Z', path, body, first);
    await givePartnerItsOrigin();
    await postAt(time, path, body, fromPartner());
    expect(await readRow(table)).toMatchObject({ partner_id: null, repeats: 1 });
  });
});

describe.each(everySubmission)('the advertisement of a submission to $path', (example) => {
  const { path, body, isSubscription } = example;
  const attribution = { ...GOOGLE, clicks: CLICK, status: 'done' };
  const stored = async () => JSON.parse(String((await readRow('leads'))?.attribution ?? null));
  const on = { env: { AD_CLICKS: 'on' } };

  it('is stored without clicks and strange keys, from any website', async () => {
    await post(path, { ...body, attribution }, fromPartner());
    expect(await stored()).toEqual(GOOGLE);
  });

  it('has the click where the setting is on, except in a newsletter’s', async () => {
    await post(path, { ...body, attribution }, on);
    expect(await stored()).toEqual(isSubscription ? GOOGLE : { ...GOOGLE, clicks: CLICK });
  });

  it.each([
    ['a frame', { attribution, page: '/embed/frame/sa-contact-form' }, {}],
    ['another website', { attribution }, fromPartner()],
  ])('has no click from %s', async (_, said, options) => {
    await post(path, { ...body, ...said }, { ...on, ...options });
    expect(await stored()).toEqual(GOOGLE);
  });

  it.each([null, [], 'utm_source=x', { utm_source: { toString: 0 } }, { clicks: CLICK }])(
    'is unknown from %j, and the lead is stored',
    async (attribution) => {
      expect((await post(path, { ...body, attribution })).status).toBe(201);
      expect(await readRow('leads')).toMatchObject({ attribution: null });
    },
  );

  it('is added by a repeat where it was unknown, and then stays', async () => {
    await postAt('2026-11-20T12:00:00Z', path, body);
    await postAt('2026-11-20T12:00:01Z', path, { ...body, attribution: GOOGLE });
    await postAt('2026-11-20T12:00:02Z', path, { ...body, attribution: { utm_source: 'x' } });
    expect(await readRow('leads')).toMatchObject({ repeats: 2 });
    expect(await stored()).toEqual(GOOGLE);
  });

  it('waits in the late queue with it', async () => {
    // Other tests erase the same person.
    await emptyBucket();
    const { LATE, queued } = recordingLateQueue();
    await post(path, { ...body, attribution: GOOGLE }, { env: { DB: databaseThatThrows(), LATE } });
    await storeLate(queued, makeEnv());
    expect(await stored()).toEqual(GOOGLE);
  });
});

describe('the page of a submission', () => {
  const { path, body, table } = consultation;
  const page = '/said';

  it.each([
    [SITE, `${SITE}/contact`, `${SITE}/contact`],
    [PARTNER, `${PARTNER}/`, `${PARTNER}/said`],
    [PARTNER, '', `${PARTNER}/said`],
    [PARTNER, 'https://evil.example/', null],
  ])('of %s with the Referer "%s" is %s', async (origin, referer, expected) => {
    await post(path, { ...body, page }, { headers: { origin, referer } });
    expect(await readRow(table)).toMatchObject({ page_url: expected });
  });
});
