import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/submission-paths.ts';
import {
  describeAnswer,
  limiterThatRefuses,
  PARTNER,
  post,
  SITE,
  STRANGER,
  send,
} from './support/post.ts';
import { consultation, contact, everySubmission } from './support/submissions.ts';
import { countRows } from './support/tables.ts';

const KIB = 1024;
const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** A body that never ends, and how much of it was taken. */
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

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const character of text) controller.enqueue(new TextEncoder().encode(character));
      controller.close();
    },
  });
}

describe('a path the API does not have', () => {
  it.each([
    '/api',
    '/api/',
    '/api/users',
    '/api/newsletter/',
    '/API/newsletter',
    '/api/newsletter%2F',
    '/api/toString',
    '/',
  ])('is answered 404: %s', async (path) => {
    expect(await describeAnswer(await send(path))).toBe('404 not-found');
  });

  it('is compared without the query', async () => {
    expect((await post(`${consultation.path}?x=1`, consultation.body)).status).toBe(201);
  });
});

describe.each(everySubmission)('$path', ({ path, body }) => {
  const text = JSON.stringify(body);
  const padded = (bytes: number) => text.padEnd(bytes, ' ');
  /** The valid body with one more field, which holds the bytes. */
  const withBytes = (...bytes: number[]) => {
    const encode = (part: string) => [...new TextEncoder().encode(part)];
    return new Uint8Array([...encode(text.replace('}', ',"more":"')), ...bytes, ...encode('"}')]);
  };

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    'answers %s with 405 and Allow',
    async (method) => {
      const response = await send(path, { method });
      expect(await describeAnswer(response)).toBe('405 method-not-allowed');
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    },
  );

  it.each([
    ['no origin', null],
    ['an origin that is not listed', STRANGER],
    ['the origin null', 'null'],
    ['an empty origin', ''],
    ['a listed origin on another port', `${PARTNER}:8443`],
    ['a listed origin over http', PARTNER.replace('https', 'http')],
    ['a subdomain of a listed origin', 'https://a.partner.example'],
    ['an origin that only starts like a listed one', `${PARTNER}.evil.example`],
    ['a listed origin in capitals', PARTNER.toUpperCase()],
    ['two origins', `${PARTNER}, ${STRANGER}`],
    ['an origin with a path', `${PARTNER}/`],
  ])('answers 403 to %s', async (_, origin) => {
    const response = await post(path, body, { headers: { origin } });
    expect(await describeAnswer(response)).toBe('403 origin-not-allowed');
    expect(await countRows()).toBe(0);
  });

  it('never lets null in, even when it is configured', async () => {
    const options = { headers: { origin: 'null' }, env: { ALLOWED_ORIGINS: 'null' } };
    expect((await post(path, body, options)).ok).toBe(false);
    expect(await countRows()).toBe(0);
  });

  it.each([SITE, PARTNER])('lets %s in', async (origin) => {
    expect((await post(path, body, { headers: { origin } })).status).toBe(201);
  });

  it.each([
    ['no content type', null],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
    ['JSON that is called text', 'text/json'],
    ['a type that only starts like JSON', 'application/jsonp'],
    ['JSON hidden in a parameter', 'text/plain; application/json'],
  ])('answers 415 to %s', async (_, type) => {
    const response = await post(path, body, { headers: { 'content-type': type } });
    expect(await describeAnswer(response)).toBe('415 unsupported-media-type');
    expect(await countRows()).toBe(0);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON ;charset=UTF-8',
  ])('accepts the content type %s', async (type) => {
    expect((await post(path, body, { headers: { 'content-type': type } })).status).toBe(201);
  });

  it('accepts a body of exactly 16 KiB', async () => {
    expect((await send(path, { body: padded(16 * KIB) })).status).toBe(201);
  });

  it.each([
    ['one byte over 16 KiB', padded(16 * KIB + 1)],
    ['17 KiB', padded(17 * KIB)],
    ['17 KiB that is 9 Ki characters', `{"a":"${'é'.repeat(8.5 * KIB)}"}`],
  ])('answers 413 to a body of %s', async (_, long) => {
    expect(await describeAnswer(await send(path, { body: long }))).toBe('413 body-too-large');
    expect(await countRows()).toBe(0);
  });

  it('answers 413 to a Content-Length over 16 KiB without reading', async () => {
    const { stream, taken } = endlessBody();
    const headers = { 'content-length': `${17 * KIB}` };
    expect((await send(path, { headers, body: stream })).status).toBe(413);
    expect(taken.chunks).toBeLessThanOrEqual(1);
  });

  it.each([
    ['no Content-Length', {}],
    ['a Content-Length that lies', { 'content-length': '10' }],
    ['a Content-Length that is no number', { 'content-length': 'ten' }],
  ])('stops reading an endless body with %s', async (_, headers) => {
    const { stream, taken } = endlessBody();
    const response = await send(path, { headers, body: stream });
    expect(await describeAnswer(response)).toBe('413 body-too-large');
    expect(taken.isCancelled).toBe(true);
    expect(taken.chunks).toBeLessThanOrEqual(18);
  });

  it('accepts the same field with bytes that are UTF-8', async () => {
    expect((await send(path, { body: withBytes(0xe0, 0xa4, 0x86) })).status).toBe(201);
  });

  it('accepts a body that comes in chunks, cut inside a character', async () => {
    expect((await send(path, { body: streamOf(text) })).status).toBe(201);
  });

  it('answers 400 to a body that breaks off', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    });
    expect(await describeAnswer(await send(path, { body: broken }))).toBe('400 malformed-body');
  });

  it.each<[string, BodyInit | null]>([
    ['no body', null],
    ['an empty body', ''],
    ['white space', ' \n'],
    ['cut-off JSON', text.slice(0, -1)],
    ['JSON with something after it', `${text}x`],
    ['single quotes', "{'email':'a@b.co'}"],
    ['an array', `[${text}]`],
    ['a string', '"text"'],
    ['a number', '1'],
    ['true', 'true'],
    ['null', 'null'],
    ['a form', 'email=a%40b.co'],
    ['a byte that UTF-8 never has', withBytes(0xff)],
    ['an overlong NUL', withBytes(0xc0, 0x80)],
    ['a surrogate encoded as UTF-8', withBytes(0xed, 0xa0, 0x80)],
    ['a character that is cut off', withBytes(0xe0, 0xa4)],
    ['UTF-16', new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer)],
    ['a raw NUL in a string', '{"email":"a\0@b.co"}'],
    ['a depth bomb of arrays within 16 KiB', nest(8000)],
    ['a depth bomb of objects within 16 KiB', `${'{"a":'.repeat(2700)}1${'}'.repeat(2700)}`],
    ['a depth bomb in a known field', `{"name":${nest(8000)}}`],
    ['a depth bomb that never closes', '['.repeat(16_000)],
  ])('answers 400 to %s', async (_, malformed) => {
    expect(await describeAnswer(await send(path, { body: malformed }))).toBe('400 malformed-body');
    expect(await countRows()).toBe(0);
  });

  it.each([nest(200_000), `{"email":${nest(200_000)}}`, '{"a":'.repeat(200_000)])(
    'answers 413 to 200,000-deep JSON, and 400 where the limit would let it in (%#)',
    async (bomb) => {
      expect((await send(path, { body: bomb })).status).toBe(413);
      const roomy = { MAX_BODY_BYTES: '2000000' };
      expect((await send(path, { body: bomb, env: roomy })).status).toBe(400);
    },
  );

  it.each([
    ['an address', 'https://spam.example'],
    ['white space', ' '],
    ['true', true],
    ['an object', {}],
  ])(
    'answers a honeypot filled with %s like any submission and stores nothing',
    async (_, filling) => {
      const honest = await post(path, body);
      expect(await countRows()).toBe(1);
      const trapped = await post(path, {
        ...body,
        email: 'b@example.com',
        [HONEYPOT_FIELD]: filling,
      });
      expect(trapped.status).toBe(honest.status);
      expect([...trapped.headers]).toEqual([...honest.headers]);
      expect(await trapped.text()).toBe(await honest.text());
      expect(await countRows()).toBe(1);
    },
  );

  it.each([
    ['empty', ''],
    ['null', null],
  ])('stores a submission whose honeypot is %s', async (_, value) => {
    expect((await post(path, { ...body, [HONEYPOT_FIELD]: value })).status).toBe(201);
    expect(await countRows()).toBe(1);
  });

  it.each(['ADDRESS_LIMITER', 'EMAIL_LIMITER'] as const)(
    'answers 429 when %s refuses',
    async (name) => {
      const response = await post(path, body, { env: { [name]: limiterThatRefuses } });
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await describeAnswer(response)).toBe('429 rate-limited');
      expect(await countRows()).toBe(0);
    },
  );
});

describe('the order of the guards', () => {
  const everythingWrong = {
    method: 'PUT',
    headers: { origin: STRANGER, 'content-type': 'text/plain' },
    body: '{'.repeat(20 * KIB),
    env: { ADDRESS_LIMITER: limiterThatRefuses },
  };
  const mended = { method: 'POST', headers: { origin: SITE, 'content-type': 'text/plain' } };
  const json = { origin: SITE };

  it.each([
    [404, '/api/nothing', everythingWrong],
    [405, contact.path, everythingWrong],
    [403, contact.path, { ...everythingWrong, method: 'POST' }],
    [415, contact.path, { ...everythingWrong, ...mended }],
    [413, contact.path, { ...everythingWrong, method: 'POST', headers: json }],
    [400, contact.path, { ...everythingWrong, method: 'POST', headers: json, body: '{' }],
    [
      201,
      contact.path,
      { ...everythingWrong, method: 'POST', headers: json, body: `{"${HONEYPOT_FIELD}":1}` },
    ],
    [429, contact.path, { ...everythingWrong, method: 'POST', headers: json, body: '{}' }],
    [422, contact.path, { method: 'POST', headers: json, body: '{}' }],
  ])('reaches %i before what comes after it', async (status, path, options) => {
    expect((await send(path, options)).status).toBe(status);
  });
});

describe('the limiters of wrangler.toml', () => {
  const real = { ADDRESS_LIMITER: env.ADDRESS_LIMITER, EMAIL_LIMITER: env.EMAIL_LIMITER };
  const from = (ip: string) => ({ headers: { 'cf-connecting-ip': ip }, env: real });

  it('refuse the sixth submission with one e-mail address in a minute, in any spelling', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const email = index % 2 ? 'flood@example.com' : ' FLOOD@example.com';
      const body = { ...contact.body, email, name: `Asha ${index}` };
      statuses.push((await post(contact.path, body, from(`192.0.2.${index}`))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const elsewhere = { ...consultation.body, email: 'flood@example.com' };
    expect((await post(consultation.path, elsewhere, from('192.0.2.9'))).status).toBe(201);
  });

  it('refuse the 31st submission from one IPv6 /64 in a minute, and not its neighbour', async () => {
    const statuses: number[] = [];
    for (let index = 1; index <= 31; index += 1) {
      const body = { ...contact.body, email: `person${index}@example.com` };
      statuses.push((await post(contact.path, body, from(`2001:db8:0:7::${index}`))).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
    expect(statuses[30]).toBe(429);
    const neighbour = await post(contact.path, contact.body, from('2001:db8:0:8::1'));
    expect(neighbour.status).toBe(201);
  });
});
