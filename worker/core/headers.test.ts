import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD, ORIGIN_PATH } from '../contract/protocol.ts';
import { CONSTRAINT_MESSAGE, databaseThatStalls, databaseThatThrows } from '../dev/databases.ts';
import {
  limiterThatRefuses,
  PARTNER,
  post,
  type SendOptions,
  SITE,
  STRANGER,
  send,
} from '../dev/post.ts';
import { consultation, everySubmission } from '../dev/submissions.ts';

const { path, body } = consultation;
const text = JSON.stringify(body);

/** Every kind of answer to an allowed origin. */
const answers: [status: number, path: string, options: SendOptions][] = [
  [201, path, { body: text }],
  [201, path, { body: JSON.stringify({ ...body, [HONEYPOT_FIELD]: 'x' }) }],
  [201, path, { body: text, env: { ADDRESS_LIMITER: limiterThatRefuses } }],
  [204, ORIGIN_PATH, { method: 'GET' }],
  [204, path, { method: 'OPTIONS' }],
  [400, path, { body: '{' }],
  [404, '/api/nothing', { body: text }],
  [405, path, { method: 'GET' }],
  [413, path, { body: text.padEnd(66_000) }],
  [415, path, { body: text, headers: { 'content-type': 'text/plain' } }],
  [422, path, { body: '{}' }],
  [
    429,
    path,
    {
      body: text,
      env: { ADDRESS_LIMITER: limiterThatRefuses, FLOOD_LIMITER: limiterThatRefuses },
    },
  ],
  [503, path, { body: text, env: { BREAKER_LIMITER: limiterThatRefuses } }],
  [500, path, { body: text, env: { DB: databaseThatThrows(CONSTRAINT_MESSAGE) } }],
  [503, path, { body: text, env: { DB: databaseThatThrows() } }],
  [503, path, { body: text, env: { DB: databaseThatStalls().database, DB_TIMEOUT_MS: '1' } }],
];

const from = (origin: string | null, options: SendOptions): SendOptions => ({
  ...options,
  headers: { ...options.headers, origin },
});

describe.each(answers)('the answer %i of %s (%#)', (status, to, options) => {
  it.each([SITE, PARTNER])('names the exact origin %s and allows credentials', async (origin) => {
    const response = await send(to, from(origin, options));
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'Sa-Reference, Sa-Appointment, Retry-After',
    );
    expect(response.headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
  });

  it('can be read by a page that we do not know', async () => {
    const response = await send(to, from(STRANGER, options));
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(STRANGER);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
  });

  it('can be read by a file or a sandboxed frame', async () => {
    const response = await send(to, from('null', options));
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('null');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it.each([null, 'Asha Rao', `${STRANGER}/`])(
    'names no origin for %s, and still varies by it',
    async (origin) => {
      const response = await send(to, from(origin, options));
      expect([403, 404, 405]).toContain(response.status);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      expect(response.headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
    },
  );

  it('has the headers of every answer and sets no cookie', async () => {
    const request = from(SITE, options);
    const response = await send(to, { ...request, headers: { ...request.headers, cookie: 'a=b' } });
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'cache-control': to === ORIGIN_PATH ? 'private, max-age=300' : 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
  });
});

describe.each(answers.filter(([status]) => status >= 400))(
  'the problem %i (%#)',
  (status, to, options) => {
    it('is RFC 9457 problem+json with type, title, status and code', async () => {
      const response = await send(to, options);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({
        type: 'about:blank',
        title: expect.stringMatching(/^[A-Z][A-Za-z ]+$/),
        status,
        code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
      });
    });

    it('has Retry-After exactly when waiting helps', async () => {
      const response = await send(to, options);
      const seconds = response.headers.get('retry-after');
      expect(seconds !== null).toBe(status === 429 || status === 503);
      if (seconds !== null) expect(Number(seconds)).toBeGreaterThan(0);
    });
  },
);

describe.each(everySubmission)('the preflight of $path', (submission) => {
  const preflight = (origin: string | null, asked = 'content-type') =>
    send(submission.path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'content-type': null,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });

  it.each([SITE, PARTNER, STRANGER, 'null'])(
    'is answered 204 for %s and holds for 7200 s',
    async (origin) => {
      const response = await preflight(origin);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '7200',
      });
    },
  );

  it('allows whatever headers a page’s own code adds to every request', async () => {
    const asked = 'content-type,x-trace,x-requested-with';
    const response = await preflight(STRANGER, asked);
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
  });

  it.each(['content-type; evil', 'é', `x-${'a'.repeat(1000)}`, ''])(
    'echoes no list that a browser would not write: %s',
    async (asked) => {
      const response = await preflight(STRANGER, asked);
      expect(response.headers.get('access-control-allow-headers')).toBe(
        'content-type, sa-attempt, sa-appointment, traceparent, tracestate, baggage, sentry-trace',
      );
    },
  );

  it.each([null, 'Asha Rao', 'chrome-extension://abc'])('is refused for %s', async (origin) => {
    const response = await preflight(origin);
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.has('access-control-allow-methods')).toBe(false);
  });
});

describe('a wrong setting', () => {
  it.each([
    ['DB_TIMEOUT_MS', ''],
    ['ALLOWED_ORIGINS', `${PARTNER}/`],
  ])('of %s is answered 500 with the headers of every answer', async (name, value) => {
    const response = await post(path, body, { env: { [name]: value } });
    expect(response.status).toBe(500);
    expect(response.headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const internal = { title: 'Internal Server Error', status: 500, code: 'internal-error' };
    expect(await response.json()).toEqual({ type: 'about:blank', ...internal });
  });
});
