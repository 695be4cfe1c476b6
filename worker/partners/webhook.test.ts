import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { isPublicWebhookUrl } from '../contract/webhook-url.ts';
import { setClock } from '../dev/clock.ts';
import { type AddedPartner, addPartner, consume, readOutbox, SECRET } from '../dev/messages.ts';
import { PARTNER, post } from '../dev/post.ts';
import { consultation } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';

const START = '2026-11-20T12:00:00.000Z';

/** The partner's server: returns the given answer and records the requests. */
function listen(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push(new Request(input, init));
    return answer();
  });
  return requests;
}

const accepting = () => listen(async () => new Response(null, { status: 204 }));

/** Stores a lead of the partner and sends the due messages about it. */
async function notifyPartner(partner: AddedPartner = {}, sql?: string): Promise<void> {
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

async function verify(key: string, signature: string, text: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), hmac, false, [
    'verify',
  ]);
  return crypto.subtle.verify(
    'HMAC',
    imported,
    Uint8Array.fromHex(signature),
    encoder.encode(text),
  );
}

describe('a webhook', () => {
  it('posts event, id, kind, time and campaign, and nothing of the visitor’s', async () => {
    const [request] = await (async () => {
      const requests = accepting();
      await notifyPartner();
      return requests;
    })();
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
    await notifyPartner();
    const header = requests[0]?.headers.get('x-sa-signature') ?? '';
    const body = await requests[0]?.text();
    const { t, v1 = '' } = /^t=(?<t>\d+),v1=(?<v1>[0-9a-f]{64})$/.exec(header)?.groups ?? {};
    expect(Number(t)).toBe(Date.parse(START) / 1000);
    expect(await verify(SECRET, v1, `${t}.${body}`)).toBe(true);
    expect(await verify(SECRET, v1, `${Number(t) + 1}.${body}`)).toBe(false);
    expect(await verify(SECRET, v1, `${t}.${body} `)).toBe(false);
    expect(await verify('d'.repeat(64), v1, `${t}.${body}`)).toBe(false);
  });

  it.each([301, 302, 307, 400, 410, 500, 503])('is retried after %i', async (status) => {
    const headers = { location: 'https://elsewhere.example' };
    const requests = listen(async () => new Response('no', { status, headers }));
    await notifyPartner();
    expect(requests).toHaveLength(1);
    expect(await readWebhook()).toMatchObject({
      sent_at: null,
      attempts: 1,
      due_at: '2026-11-20T12:05:00.000Z',
      last_error: `webhook answered ${status}`,
    });
  });

  it('distinguishes a retry from another lead by event and attempt', async () => {
    const requests = listen(async () => new Response(null, { status: 503 }));
    await notifyPartner();
    setClock('2026-11-20T12:05:00.000Z');
    await consume([(await readWebhook()).id]);
    const bodies = await Promise.all(
      requests.map((request) => request.json<{ event: string; attempt: number }>()),
    );
    expect(bodies.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(bodies[1]?.event).toBe(bodies[0]?.event);
  });

  it('is retried after a broken connection, whose error message is not stored', async () => {
    listen(() => Promise.reject(new Error('https://hooks.partner.example')));
    await notifyPartner();
    expect(await readWebhook()).toMatchObject({ attempts: 1, last_error: 'webhook not reached' });
  });

  it('waits ten seconds for an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const requests = accepting();
    await notifyPartner();
    expect(timeout.mock.calls).toEqual([[10_000]]);
    expect(requests[0]?.signal).toBeDefined();
  });

  it.each([
    'UPDATE partners SET active = 0',
    'UPDATE partners SET webhook_url = NULL',
    'DELETE FROM leads',
  ])('is dropped after %s', async (sql) => {
    const requests = accepting();
    await notifyPartner({}, sql);
    expect(requests).toEqual([]);
    expect(await readWebhook()).toMatchObject({ sent_at: START, last_error: 'needless' });
  });

  it('is never sent to an address that is not public', async () => {
    const requests = accepting();
    await notifyPartner({ webhookUrl: 'https://127.0.0.1/leads' });
    expect(requests).toEqual([]);
    expect(await readWebhook()).toMatchObject({ last_error: 'webhook address is not public' });
  });
});

describe('a public webhook address', () => {
  it.each(['https://partner.example/hook?key=1', 'https://a.b.partner.example:443/'])(
    'is %s',
    (url) => {
      expect(isPublicWebhookUrl(url)).toBe(true);
    },
  );

  it.each([
    'http://partner.example/hook',
    'ftp://partner.example/hook',
    'javascript:alert(1)',
    'partner.example',
    '',
    'https://user:secret@partner.example/',
    'https://user@partner.example/',
    'https://partner.example:8443/',
    'https://partner.example:25/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://192.0.2.1/',
    'https://8.8.8.8/',
    'https://8.8.8.8./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[2001:db8::1]/',
  ])('is not %s', (url) => {
    expect(isPublicWebhookUrl(url)).toBe(false);
  });

  it('is not our own', () => {
    const ours = ['https://ours.example', 'https://desk.ours.example', ''];
    for (const url of [
      'https://ours.example/hook',
      'https://desk.ours.example./hook',
      'https://www.ours.example/hook',
      'https://WWW.desk.ours.example/hook',
    ]) {
      expect(isPublicWebhookUrl(url)).toBe(true);
      expect(isPublicWebhookUrl(url, ours)).toBe(false);
    }
    expect(isPublicWebhookUrl('https://ours.example/hook', ['https://www.ours.example'])).toBe(
      false,
    );
    expect(isPublicWebhookUrl('https://partner.ours.example/', ours)).toBe(true);
  });
});
