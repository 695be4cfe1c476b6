import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAttribution } from '../contract/attribution.ts';
import { setClock } from '../dev/clock.ts';
import { listAll, MEERA, openDesk, readValue } from '../dev/leads.ts';
import { PARTNER, post, SITE } from '../dev/post.ts';
import { consultation, everySubmission } from '../dev/submissions.ts';
import { countRows, readRow } from '../dev/tables.ts';

/** Makes PARTNER, which ALLOWED_ORIGINS names, an origin of the partner `apex`. */
async function givePartnerItsOrigin(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("INSERT INTO partners (id, name, created_at) VALUES ('apex', 'Apex', '2026')"),
    env.DB.prepare("INSERT INTO partner_origins (origin, partner_id) VALUES (?, 'apex')").bind(
      PARTNER,
    ),
  ]);
}

const fromPartner = (referer = `${PARTNER}/`) => ({ headers: { origin: PARTNER, referer } });

beforeEach(() => setClock('2026-11-20T12:00:00.000Z'));

describe('the attribution that a page declares', () => {
  it.each([
    [{}, {}],
    [
      { partner: 'apex-1', campaign: ' Autumn fair ', page: '/study/uk' },
      { partner: 'apex-1', campaign: 'Autumn fair', page: '/study/uk' },
    ],
    [{ partner: 'Apex' }, {}],
    [{ partner: 'a'.repeat(41) }, {}],
    [{ partner: 'apex\n' }, {}],
    [{ partner: ['apex'], campaign: { toString: 0 }, page: 5 }, {}],
    [{ campaign: '' }, {}],
    [{ campaign: ' \u200b ' }, {}],
    [{ campaign: 'a\u0000b' }, {}],
    [{ campaign: 'a\u202eb' }, {}],
    [{ campaign: '😀'.repeat(100) }, { campaign: '😀'.repeat(100) }],
    [{ campaign: 'x'.repeat(101) }, {}],
    [{ page: 'study' }, {}],
    [{ page: '/study?email=asha@example.com' }, {}],
    [{ page: '/a\u0000b' }, {}],
    [{ page: '/students/asha@example.com/book/1234567/ok' }, { page: '/students/book/ok' }],
    [{ page: '/students/asha%40example.com/x12345' }, { page: '/students/x12345' }],
    [{ page: '//evil.example/x' }, { page: '/evil.example/x' }],
    [{ page: `/${'x'.repeat(600)}` }, { page: `/${'x'.repeat(499)}` }],
  ])('reads %j as %j', (said, expected) => {
    expect(readAttribution(said)).toEqual(expected);
  });
});

describe.each(everySubmission)('a submission to $path', ({ path, body, table }) => {
  it('stores campaign and page, and the partner whom its origin proves', async () => {
    await givePartnerItsOrigin();
    const said = { partner: 'apex', campaign: 'autumn fair', page: '/study/uk' };
    expect((await post(path, { ...body, ...said }, fromPartner())).status).toBe(201);
    expect(await readRow(table)).toMatchObject({
      source: PARTNER,
      partner_id: 'apex',
      partner_claim: null,
      campaign: 'autumn fair',
      page_url: `${PARTNER}/study/uk`,
    });
  });

  it('stores the partner that the page names as a claim if the origin is not theirs', async () => {
    await givePartnerItsOrigin();
    await post(path, { ...body, partner: 'zenith' }, fromPartner());
    expect(await readRow(table)).toMatchObject({ partner_id: 'apex', partner_claim: 'zenith' });
  });

  it('belongs to no partner by a claim alone', async () => {
    await givePartnerItsOrigin();
    await post(path, { ...body, partner: 'apex' });
    expect(await readRow(table)).toMatchObject({ partner_id: null, partner_claim: 'apex' });
  });

  it('is stored without invalid attribution', async () => {
    const wrong = { partner: 'Not A Slug', campaign: 'x'.repeat(101), page: ['/'] };
    expect((await post(path, { ...body, ...wrong }, fromPartner())).status).toBe(201);
    expect(await readRow(table)).toMatchObject({
      partner_claim: null,
      campaign: null,
      page_url: `${PARTNER}/`,
    });
  });

  it('has neither if the page declares nothing', async () => {
    await post(path, body);
    expect(await readRow(table)).toMatchObject({ partner_claim: null, campaign: null });
  });

  it('is recognised with any attribution, and adds missing values', async () => {
    setClock('2026-11-20T12:00:00Z');
    await post(path, body);
    setClock('2026-11-20T12:00:01Z');
    await post(path, { ...body, partner: 'zenith', campaign: 'first' });
    setClock('2026-11-20T12:00:02Z');
    await post(path, { ...body, partner: 'other', campaign: 'second', page: '/x' });
    expect(await countRows()).toBe(1);
    expect(await readRow(table)).toMatchObject({
      repeats: 2,
      partner_claim: 'zenith',
      campaign: 'first',
    });
  });

  it('loses the claim that its partner’s own origin then proves', async () => {
    setClock('2026-11-20T12:00:00Z');
    await post(path, { ...body, partner: 'apex' }, fromPartner());
    await givePartnerItsOrigin();
    setClock('2026-11-20T12:10:00Z');
    await post(path, body, fromPartner());
    expect(await readRow(table)).toMatchObject({ partner_id: 'apex', partner_claim: null });
  });

  it.each([
    ['ten minutes later', '2026-11-20T12:10:01Z', fromPartner()],
    ['after it came from a page of ours', '2026-11-20T12:00:01Z', {}],
  ])('gets no partner by a repeat %s', async (_, time, first) => {
    setClock('2026-11-20T12:00:00Z');
    await post(path, body, first);
    await givePartnerItsOrigin();
    setClock(time);
    await post(path, body, fromPartner());
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

describe('the desk', () => {
  it('finds a campaign of 100 emoji, the longest allowed', async () => {
    const campaign = '😀'.repeat(100);
    await post(consultation.path, { ...consultation.body, campaign });
    expect(await listAll({ folder: 'inbox', campaign })).toHaveLength(1);
  });

  it('shows campaign and claim, and finds the leads of one campaign', async () => {
    const said = { partner: 'zenith', campaign: 'autumn fair' };
    for (const { path, body } of everySubmission) await post(path, { ...body, ...said });
    const { path, body } = consultation;
    await post(path, { ...body, email: 'other@example.com', campaign: 'autumn' });
    const found = await listAll({ folder: 'inbox', campaign: 'autumn fair' });
    expect(found.map(({ campaign }) => campaign)).toEqual(Array(3).fill('autumn fair'));
    const person = await openDesk().findPerson(MEERA, { email: `${body.email}` });
    expect(readValue(person).leads).toContainEqual(
      expect.objectContaining({ campaign: 'autumn fair', partnerClaim: 'zenith' }),
    );
  });
});
