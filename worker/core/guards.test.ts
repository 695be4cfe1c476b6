import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HONEYPOT_FIELD, ORIGIN_PATH } from '../contract/protocol.ts';
import { stopTimers } from '../dev/clock.ts';
import { makeLimiter } from '../dev/limiters.ts';
import {
  describeAnswer,
  limiterThatRefuses,
  PARTNER,
  post,
  recordingLateQueue,
  ruleOrigin,
  type SendOptions,
  SITE,
  STRANGER,
  send,
} from '../dev/post.ts';
import { consultation, contact } from '../dev/submissions.ts';
import { countRows, readRow, readRows } from '../dev/tables.ts';

const KIB = 1024;
const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** A body that never ends, and how much of it was read. */
function endlessBody() {
  const taken = { chunks: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.chunks += 1;
      controller.enqueue(new Uint8Array(KIB).fill(0x20));
    },
    cancel() {
      taken.isCancelled = true;
    },
  });
  return { stream, taken };
}

it('a path the API does not have is answered 404, and compared without the query', async () => {
  for (const path of ['/api/users', '/api/newsletter/', '/api/newsletter%2F', '/api/toString']) {
    expect(await describeAnswer(await send(path))).toBe('404 not-found');
  }
  expect((await post(`${consultation.path}?x=1`, consultation.body)).status).toBe(201);
});

describe('a submission as JSON', () => {
  const { path, body, table } = contact;
  const text = JSON.stringify(body);
  const padded = (bytes: number) => text.padEnd(bytes, ' ');
  /** The valid body with an extra field that holds these bytes. */
  const withBytes = (...bytes: number[]) => {
    const encode = (part: string) => [...new TextEncoder().encode(part)];
    return new Uint8Array([...encode(text.replace('}', ',"more":"')), ...bytes, ...encode('"}')]);
  };

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405', async (method) => {
    const response = await send(path, { method });
    expect(await describeAnswer(response)).toBe('405 method-not-allowed');
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it.each([SITE, PARTNER])('stores a submission from %s in the inbox', async (origin) => {
    expect((await post(path, body, { headers: { origin } })).status).toBe(201);
    expect(await readRow('leads')).toMatchObject({ folder: 'inbox', flag: null });
    expect(await readRow(table)).toMatchObject({ source: origin });
  });

  const flagged: [flag: string, what: string, options: SendOptions, more?: object][] = [
    ['origin', 'a website that nobody has judged', { headers: { origin: STRANGER } }],
    ['origin', 'a file or a sandboxed frame', { headers: { origin: 'null' } }],
    ['honeypot', 'a filled honeypot', {}, { [HONEYPOT_FIELD]: 'https://spam.example' }],
    ['rate', 'a client over its limit', { env: { ADDRESS_LIMITER: limiterThatRefuses } }],
    ['rate', 'a network over its limit', { env: { NETWORK_LIMITER: limiterThatRefuses } }],
    ['rate', 'a mailbox over its limit', { env: { EMAIL_LIMITER: limiterThatRefuses } }],
  ];

  it.each(flagged)(
    'flags with %s what comes from %s, as ever',
    async (flag, _, { env, headers }, more) => {
      const from = { 'cf-connecting-ip': '2001:db8::1' };
      const honest = await post(path, { ...body, email: 'b@example.com' }, { headers: from });
      const options = { env: { ...env }, headers: { ...from, ...headers } };
      const response = await post(path, { ...body, ...more }, options);
      expect(response.status).toBe(201);
      expect([...response.headers.keys()]).toEqual([...honest.headers.keys()]);
      expect(await response.text()).toBe(await honest.text());
      const rows = await readRows(table);
      expect(rows.map((row) => row.flag)).toEqual([null, flag]);
      expect(rows.at(-1)).toMatchObject({ source: headers?.origin ?? SITE });
    },
  );

  it.each([
    ['no content type', null],
    ['a type that only starts like JSON', 'application/jsonp'],
    ['JSON hidden in a parameter', 'text/plain; application/json'],
  ])('answers 415 to %s', async (_, type) => {
    const response = await post(path, body, { headers: { 'content-type': type } });
    expect(await describeAnswer(response)).toBe('415 unsupported-media-type');
    expect(await countRows()).toBe(0);
  });

  it.each([
    ['one byte over 64 KiB', padded(64 * KIB + 1)],
    ['65 KiB that is 33 Ki characters', `{"a":"${'é'.repeat(32.5 * KIB)}"}`],
  ])('answers 413 to a body of %s', async (_, long) => {
    expect(await describeAnswer(await send(path, { body: long }))).toBe('413 body-too-large');
    expect(await countRows()).toBe(0);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a Content-Length over 64 KiB, without reading', { 'content-length': `${65 * KIB}` }, 1],
    ['no Content-Length and no end', {}, 66],
    ['a Content-Length that lies and no end', { 'content-length': '10' }, 66],
  ])('answers 413 to a body with %s', async (_, headers, most) => {
    const { stream, taken } = endlessBody();
    const response = await send(path, { headers, body: stream });
    expect(await describeAnswer(response)).toBe('413 body-too-large');
    expect(taken.chunks).toBeLessThanOrEqual(most);
    expect(taken.isCancelled || most === 1).toBe(true);
  });

  it('answers 408 to a body that stops coming, after ten seconds, and takes no more of it', async () => {
    stopTimers();
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const cancel = vi.fn();
    const stalled = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"email":')),
        pull: () => resolve(),
        cancel,
      },
      { highWaterMark: 0 },
    );
    let answer: Response | undefined;
    const answered = send(path, { body: stalled }).then((response) => {
      answer = response;
    });
    await asked;
    await vi.advanceTimersByTimeAsync(9999);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(answer && (await describeAnswer(answer))).toBe('408 body-timeout');
    expect(cancel).toHaveBeenCalledOnce();
    expect(await countRows()).toBe(0);
  });

  it('accepts a body of exactly 64 KiB, however its content type is written, and one in chunks, cut inside a character', async () => {
    const headers = { 'content-type': 'Application/JSON ;charset=UTF-8' };
    expect((await send(path, { headers, body: padded(64 * KIB) })).status).toBe(201);
    const bytes = withBytes(...new TextEncoder().encode('आ'));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await send(path, { body })).status).toBe(201);
  });

  it.each<[string, BodyInit | null]>([
    ['no body', null],
    ['a body that breaks off', new ReadableStream({ pull: (body) => body.error('gone') })],
    ['cut-off JSON', text.slice(0, -1)],
    ['an array', `[${text}]`],
    ['null', 'null'],
    ['a byte that UTF-8 never has', withBytes(0xff)],
    ['a surrogate encoded as UTF-8', withBytes(0xed, 0xa0, 0x80)],
    ['UTF-16', new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer)],
    ['a raw NUL in a string', '{"email":"a\0@b.co"}'],
    ['a depth bomb of arrays within 64 KiB', nest(8000)],
    ['a depth bomb that never closes', '['.repeat(16_000)],
  ])('answers 400 to %s', async (_, malformed) => {
    expect(await describeAnswer(await send(path, { body: malformed }))).toBe('400 malformed-body');
    expect(await countRows()).toBe(0);
  });

  it('answers 429 far over the limit of its network, and refuses no visitor for an e-mail address', async () => {
    const env = { EMAIL_LIMITER: limiterThatRefuses, FLOOD_LIMITER: limiterThatRefuses };
    expect((await post(path, body, { env })).status).toBe(201);
    const over = { ...env, ADDRESS_LIMITER: limiterThatRefuses };
    const response = await post(path, { ...body, email: 'b@example.com' }, { env: over });
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await describeAnswer(response)).toBe('429 rate-limited');
    expect(await countRows()).toBe(1);
  });
});

describe('the order of the guards', () => {
  const everythingWrong = {
    method: 'PUT',
    headers: { origin: 'Asha Rao', 'content-type': 'text/plain' },
    body: '{'.repeat(70 * KIB),
    env: { ADDRESS_LIMITER: limiterThatRefuses, FLOOD_LIMITER: limiterThatRefuses },
  };
  const mended = { method: 'POST', headers: { origin: SITE, 'content-type': 'text/plain' } };
  const json = { origin: SITE };
  const overLast = { EMAIL_LIMITER: limiterThatRefuses, BREAKER_LIMITER: limiterThatRefuses };

  it.each([
    [404, '/api/nothing', everythingWrong],
    [405, contact.path, everythingWrong],
    [403, contact.path, { ...everythingWrong, method: 'POST' }],
    [415, contact.path, { ...everythingWrong, ...mended }],
    [413, contact.path, { ...everythingWrong, method: 'POST', headers: json }],
    [400, contact.path, { ...everythingWrong, method: 'POST', headers: json, body: '{' }],
    [429, contact.path, { ...everythingWrong, method: 'POST', headers: json, body: '{}' }],
    [422, contact.path, { headers: json, body: `{"${HONEYPOT_FIELD}":1}`, env: overLast }],
  ])('reaches %i before what comes after it', async (status, path, options) => {
    expect((await send(path, options)).status).toBe(status);
  });
});

describe('the limiters of wrangler.toml', () => {
  const clientNames = ['ADDRESS_LIMITER', 'NETWORK_LIMITER', 'FLOOD_LIMITER'] as const;
  let clientLimiters: Record<(typeof clientNames)[number], RateLimit>;
  beforeEach(() => {
    const made = clientNames.map((name) => [name, makeLimiter(name)]);
    clientLimiters = Object.fromEntries(made);
  });
  const from = (ip: string, limiters: object) => ({
    headers: { 'cf-connecting-ip': ip },
    env: limiters,
  });
  const person = (index: number) => ({ ...contact.body, email: `person${index}@example.com` });

  /** Posts `count` different submissions and returns their statuses in order. */
  async function postMany(count: number, addressOf: (index: number) => string) {
    const statuses: number[] = [];
    for (let index = 1; index <= count; index += 1) {
      const options = from(addressOf(index), clientLimiters);
      statuses.push((await post(contact.path, person(index), options)).status);
    }
    return statuses;
  }

  const flags = async () => (await readRows(contact.table)).map(({ flag }) => flag);
  const ofEach = (...runs: [number, unknown][]) =>
    runs.flatMap(([count, value]) => Array(count).fill(value));

  it('are those that the platform binds', async () => {
    for (const name of ['EMAIL_LIMITER', 'BREAKER_LIMITER', ...clientNames] as const) {
      expect(await env[name].limit({ key: 'a key of this test' })).toEqual({ success: true });
      expect(await makeLimiter(name).limit({ key: 'x' })).toEqual({ success: true });
    }
  });

  it('flag the sixth submission in a minute with one mailbox, in any spelling', async () => {
    const spellings = [
      'flood@bücher.example',
      'flood+a@xn--bcher-kva.example',
      'flood+b+c@bücher.example',
      ' Flood@BU\u0308CHER.example',
      'flood@bücher.example',
      'flood+c@bücher.example',
    ];
    const EMAIL_LIMITER = makeLimiter('EMAIL_LIMITER');
    for (const [index, email] of spellings.entries()) {
      const body = { ...contact.body, email, name: `Asha ${index}` };
      const options = from(`192.0.2.${index}`, { EMAIL_LIMITER });
      expect((await post(contact.path, body, options)).status).toBe(201);
    }
    expect(await flags()).toEqual(ofEach([5, null], [1, 'rate']));
    const elsewhere = { ...consultation.body, email: spellings[0] };
    await post(consultation.path, elsewhere, from('192.0.2.9', { EMAIL_LIMITER }));
    expect(await readRow(consultation.table)).toMatchObject({ flag: null });
  });

  it('accept a classroom behind one address: forty at once are stored, ten of them flagged', async () => {
    const statuses = await postMany(40, () => '203.0.113.40');
    expect(statuses).toEqual(ofEach([40, 201]));
    expect(await flags()).toEqual(ofEach([30, null], [10, 'rate']));
  });

  /** Counts this many requests, as so many submissions would. */
  const exhaust = (limiter: RateLimit, key: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => limiter.limit({ key })));

  it('count an IPv6 /64 as one client, and refuse what comes 120 times more', async () => {
    const { ADDRESS_LIMITER, FLOOD_LIMITER } = clientLimiters;
    await exhaust(ADDRESS_LIMITER, `${contact.path} 2001:db8:0:7::/64`, 29);
    await exhaust(FLOOD_LIMITER, '2001:db8:0::/48', 119);
    const statuses = await postMany(3, (index) => `2001:db8:0:7::${index}`);
    expect(statuses).toEqual([201, 201, 429]);
    expect(await flags()).toEqual([null, 'rate']);
    const neighbour = from('2001:db8:1:8::1', clientLimiters);
    expect((await post(contact.path, contact.body, neighbour)).status).toBe(201);
    expect((await flags()).at(-1)).toBeNull();
  });

  it('do not flag the neighbours of a device that floods from a carrier’s /48, and count all of the /48 together', async () => {
    const { ADDRESS_LIMITER, NETWORK_LIMITER } = clientLimiters;
    await exhaust(ADDRESS_LIMITER, `${contact.path} 2001:db8:5:1::/64`, 30);
    await exhaust(NETWORK_LIMITER, `${contact.path} 2001:db8:5::/48`, 119);
    await postMany(3, (index) => `2001:db8:5:${index}::1`);
    expect(await flags()).toEqual(['rate', null, 'rate']);
  });

  it('postpone submissions once all together are over the breaker’s limit', async () => {
    const BREAKER_LIMITER = makeLimiter('BREAKER_LIMITER');
    await exhaust(BREAKER_LIMITER, 'all', 499);
    expect((await post(contact.path, contact.body, { env: { BREAKER_LIMITER } })).status).toBe(201);
    expect(await countRows()).toBe(1);
    const { LATE, queued: kept } = recordingLateQueue();
    const env = { BREAKER_LIMITER, LATE };
    const response = await post(contact.path, person(1), { env });
    expect(response.status).toBe(201);
    expect(kept).toHaveLength(1);
    expect(await countRows()).toBe(1);
  });
});

describe('GET /api/origin', () => {
  const ask = (origin: string | null, method = 'GET') =>
    send(`${ORIGIN_PATH}?partner=campus-times`, {
      method,
      headers: { origin, 'content-type': null },
    });

  it.each([
    [SITE, 200],
    [STRANGER, 200],
    ['https://blocked.example', 403],
    [null, 403],
  ])('answers %s with %i, which its page keeps for five minutes', async (origin, status) => {
    await ruleOrigin('https://blocked.example', 'blocked');
    const { status: answered, headers } = await ask(origin);
    expect(answered).toBe(status);
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('takes nothing but GET', async () => {
    const response = await ask(SITE, 'POST');
    expect(await describeAnswer(response)).toBe('405 method-not-allowed');
    expect(response.headers.get('allow')).toBe('GET, OPTIONS');
    const preflight = await ask(STRANGER, 'OPTIONS');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
  });
});
