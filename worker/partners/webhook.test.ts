import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { setClock } from '../dev/clock.ts';
import { type AddedPartner, addPartner, consume, readOutbox, SECRET } from '../dev/messages.ts';
import { PARTNER, post } from '../dev/post.ts';
import { consultation } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';

const START = '2026-11-20T12:00:00.000Z';

/** The partner's server: answers as told, and keeps what it was asked. */
function listen(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push(new Request(input, init));
    return answer();
  });
  return requests;
}

const accepting = () => listen(async () => new Response(null, { status: 204 }));

/** Stores a lead of the partner's and sends what is due about it. */
async function tellPartner(partner: AddedPartner = {}, sql?: string): Promise<void> {
  setClock(START);
  await addPartner(partner);
  const body = { ...consultation.body, campaign: 'autumn fair' };
  await post(consultation.path, body, { headers: { origin: PARTNER } });
  if (sql) await env.DB.prepare(sql).run();
  await consume([(await readWebhook()).id]);
}

async function readWebhook() {
  const webhook = (await readOutbox()).find(({ topic }) => topic === 'webhook');
  if (!webhook) throw new Error('There is no webhook');
  return webhook;
}

describe('a webhook', () => {
  it('posts event, id, kind, time and campaign, and nothing of the visitor’s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const requests = accepting();
    await tellPartner();
    // The partner has ten seconds to answer.
    expect(timeout.mock.calls).toEqual([[10_000]]);
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://hooks.partner.example/leads');
    expect(request?.redirect).toBe('manual');
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'x-sa-signature': expect.any(String),
    });
    const { id } = await readRow('consultations');
    expect(await request?.json()).toEqual({
      version: 1,
      event: expect.stringMatching(/^[0-9a-f]{32}$/),
      attempt: 1,
      id,
      kind: 'consultation',
      time: START,
      campaign: 'autumn fair',
    });
    expect(await readWebhook()).toMatchObject({ sent_at: START, attempts: 1 });
  });

  it('is signed with time and body by the partner’s secret', async () => {
    const requests = accepting();
    await tellPartner();
    const header = requests[0]?.headers.get('x-sa-signature') ?? '';
    const body = await requests[0]?.text();
    const { t, v1 = '' } = /^t=(?<t>\d+),v1=(?<v1>[0-9a-f]{64})$/.exec(header)?.groups ?? {};
    expect(Number(t)).toBe(Date.parse(START) / 1000);
    const bytes = (text: string) => new TextEncoder().encode(text);
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes(SECRET), hmac, false, ['verify']);
    const signature = Uint8Array.fromHex(v1);
    expect(await crypto.subtle.verify(hmac, key, signature, bytes(`${t}.${body}`))).toBe(true);
  });

  it.each([302, 503])(
    'is tried again after %i, with the same event and another attempt',
    async (status) => {
      const headers = { location: 'https://elsewhere.example' };
      const requests = listen(async () => new Response('no', { status, headers }));
      await tellPartner();
      expect(requests).toHaveLength(1);
      expect(await readWebhook()).toMatchObject({
        sent_at: null,
        attempts: 1,
        due_at: '2026-11-20T12:05:00.000Z',
        last_error: `webhook answered ${status}`,
      });
      setClock('2026-11-20T12:05:00.000Z');
      await consume([(await readWebhook()).id]);
      const [first, second] = await Promise.all(requests.map((request) => request.json<object>()));
      expect([first, second]).toMatchObject([{ attempt: 1 }, { ...first, attempt: 2 }]);
    },
  );

  it('is tried again after a broken connection, whose message is not kept', async () => {
    listen(() => Promise.reject(new Error('https://hooks.partner.example')));
    await tellPartner();
    expect(await readWebhook()).toMatchObject({ attempts: 1, last_error: 'webhook not reached' });
  });

  it.each([
    'UPDATE partners SET active = 0',
    'UPDATE partners SET webhook_url = NULL',
    'DELETE FROM leads',
  ])('is dropped after %s', async (sql) => {
    const requests = accepting();
    await tellPartner({}, sql);
    expect(requests).toEqual([]);
    expect(await readWebhook()).toMatchObject({ sent_at: START, last_error: 'needless' });
  });

  it('is never sent to an address that is not public', async () => {
    const requests = accepting();
    await tellPartner({ webhookUrl: 'https://127.0.0.1/leads' });
    expect(requests).toEqual([]);
    expect(await readWebhook()).toMatchObject({ last_error: 'webhook address is not public' });
  });
});

describe('a public webhook address', () => {
  it.each(['https://partner.example/hook?key=1', 'https://a.b.partner.example:443/'])(
    'is %s',
    (url) => expect(isPublicWebhookUrl(url)).toBe(true),
  );

  it.each([
    'http://partner.example/hook',
    'partner.example',
    'https://user@partner.example/',
    'https://:secret@partner.example/',
    'https://partner.example:8443/',
    'https://LOCALHOST./',
    'https://intranet/',
    'https://127.1/',
    'https://8.8.8.8./',
    'https://[::1]/',
    'https://[2001:db8::1]/',
  ])('is not %s', (url) => {
    expect(isPublicWebhookUrl(url)).toBe(false);
  });

  it('is not our own', () => {
    const ours = ['https://ours.example', 'https://desk.ours.example', ''];
    for (const host of ['ours', 'desk.ours', 'www.ours', 'WWW.desk.ours']) {
      const url = `https://${host}.example./hook`;
      expect([isPublicWebhookUrl(url), isPublicWebhookUrl(url, ours)]).toEqual([true, false]);
    }
    const www = ['https://www.ours.example'];
    expect(isPublicWebhookUrl('https://ours.example/hook', www)).toBe(false);
    expect(isPublicWebhookUrl('https://partner.ours.example/', ours)).toBe(true);
  });
});
