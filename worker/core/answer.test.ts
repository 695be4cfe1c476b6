import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { passTime } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { readLog } from '../dev/log.ts';
import {
  limiterThatRefuses,
  PARTNER,
  post,
  type SendOptions,
  SITE,
  STRANGER,
  send,
} from '../dev/post.ts';
import { contact } from '../dev/submissions.ts';

const { path, body } = contact;
const text = JSON.stringify(body);
const personal = /Asha|example\.com|98765|documents|203\.0\.113\.7|secret|D1_ERROR|SQLITE/i;

/** Everything personal that a request can carry. */
const identity = {
  'cf-connecting-ip': '203.0.113.7',
  cookie: 'session=secret',
  referer: `${SITE}/contact?email=asha@example.com`,
  'user-agent': 'secret',
};

const from = (origin: string | null, options: SendOptions): SendOptions => ({
  ...options,
  headers: { ...identity, ...options.headers, origin },
});

const flood = { ADDRESS_LIMITER: limiterThatRefuses, FLOOD_LIMITER: limiterThatRefuses };
const wrongSetting = { DB_TIMEOUT_MS: 'secret' };

/** Every kind of answer to a page's script, and what the log says of it. */
const answers: [status: number, outcome: string, path: string, options: SendOptions][] = [
  [201, 'stored', path, { body: text }],
  [201, 'stored honeypot', path, { body: JSON.stringify({ ...body, [HONEYPOT_FIELD]: 'x' }) }],
  [204, 'preflight', path, { method: 'OPTIONS' }],
  [400, 'malformed-body', path, { body: text.slice(1) }],
  [404, 'not-found', '/api/secret?email=asha@example.com', { body: text }],
  [405, 'method-not-allowed', path, { method: 'PUT', body: text }],
  [413, 'body-too-large', path, { body: text.padEnd(70_000) }],
  [415, 'unsupported-media-type', path, { body: text, headers: { 'content-type': 'secret/x' } }],
  [422, 'invalid-fields', path, { body: text.replace('"visa"', '"secret"') }],
  [429, 'rate-limited flood', path, { body: text, env: flood }],
  [500, 'internal-error SettingError DB_TIMEOUT_MS', path, { body: text, env: wrongSetting }],
  [
    503,
    'storage-failed breaker',
    path,
    { body: text, env: { BREAKER_LIMITER: limiterThatRefuses } },
  ],
  [503, 'storage-failed reset', path, { body: text, env: { DB: databaseThatThrows() } }],
];

describe.each(answers)('the answer %i %s', (status, outcome, to, options) => {
  it('has the common headers, sets no cookie, and writes one line to the log', async () => {
    const response = await send(to, from(SITE, options));
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      vary: 'Origin, Access-Control-Request-Headers',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    const lines = readLog();
    const level = status >= 500 ? 'error' : 'log';
    const route = to === path ? path : 'unknown';
    const line = { level, route, status, outcome, origin: SITE };
    expect(lines).toEqual([{ ...line, durationMs: expect.any(Number) }]);
    expect(JSON.stringify(lines).replaceAll(SITE, '')).not.toMatch(personal);
  });

  it.skipIf(outcome.includes('SettingError')).each([SITE, PARTNER, STRANGER, 'null'])(
    'can be read, with credentials, by a page of the origin %s',
    async (origin) => {
      const response = await send(to, from(origin, options));
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'Sa-Reference, Sa-Appointment, Retry-After',
      });
    },
  );

  it.each([null, 'Asha Rao', `${STRANGER}/`])('names no origin for %s', async (origin) => {
    const { headers } = await send(to, from(origin, options));
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
  });

  it.skipIf(status < 400)('is RFC 9457 with Retry-After exactly when waiting helps', async () => {
    const response = await send(to, options);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const title = expect.stringMatching(/^[A-Z][A-Za-z ]+$/);
    const code = outcome.split(' ')[0];
    const problem = { type: 'about:blank', title, status, code };
    expect(await response.json()).toMatchObject(problem);
    const isPassing = status === 429 || status === 503;
    expect(Number(response.headers.get('retry-after')) > 0).toBe(isPassing);
  });
});

describe('the log', () => {
  it('names a duplicate, which the answer does not', async () => {
    await post(path, body);
    passTime(1);
    await post(path, body);
    expect(readLog().map(({ outcome }) => outcome)).toEqual(['stored', 'duplicate']);
  });

  it.each([
    [PARTNER, PARTNER],
    [STRANGER, 'foreign'],
    [null, 'none'],
    ['null', 'null'],
    [`https://${'a'.repeat(7000)}.example`, 'foreign'],
  ])('describes the origin %s as %s', async (origin, described) => {
    await post(path, body, { headers: { origin } });
    expect(readLog()).toMatchObject([{ origin: described }]);
  });
});

describe('a preflight', () => {
  const preflight = (origin: string | null, asked = 'content-type') =>
    send(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'content-type': null,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });

  it.each([SITE, PARTNER, STRANGER, 'null'])('allows %s for 7200 s', async (origin) => {
    const response = await preflight(origin);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '7200',
    });
  });

  const ours =
    'content-type, sa-attempt, sa-appointment, traceparent, tracestate, baggage, sentry-trace';
  const ofPage = 'content-type,x-trace,x-requested-with';

  it.each([
    // A page's own code adds them to every request.
    [ofPage, ofPage],
    // No browser would write these lists.
    ['content-type; evil', ours],
    [`x-${'a'.repeat(1000)}`, ours],
    ['', ours],
  ])('that asks for the headers %s is allowed %s', async (asked, allowed) => {
    const { headers } = await preflight(STRANGER, asked);
    expect(headers.get('access-control-allow-headers')).toBe(allowed);
  });

  it.each([null, 'Asha Rao', 'chrome-extension://abc'])('is refused to %s', async (origin) => {
    const response = await preflight(origin);
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-methods')).toBe(false);
  });
});
