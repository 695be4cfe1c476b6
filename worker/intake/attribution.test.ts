import { beforeEach, describe, expect, it } from 'vitest';
import { readAttribution } from '../contract/attribution.ts';
import { setClock } from '../dev/clock.ts';
import { listAll } from '../dev/leads.ts';
import { addPartner } from '../dev/messages.ts';
import { PARTNER, post, type SendOptions, SITE } from '../dev/post.ts';
import { consultation, everySubmission } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';

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
