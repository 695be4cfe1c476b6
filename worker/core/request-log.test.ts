import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD, ORIGIN_PATH } from '../contract/protocol.ts';
import { passTime } from '../dev/clock.ts';
import { CONSTRAINT_MESSAGE, databaseThatStalls, databaseThatThrows } from '../dev/databases.ts';
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

/** Sends everything personal that a request can carry, and returns the one line logged for it. */
async function logged(to: string, options: SendOptions): Promise<Record<string, unknown>> {
  const identity = {
    'cf-connecting-ip': '203.0.113.7',
    cookie: 'session=secret',
    referer: `${SITE}/contact?email=asha@example.com`,
    'user-agent': 'secret',
  };
  await send(to, { ...options, headers: { ...identity, ...options.headers } });
  const [line, ...others] = readLog();
  if (!line || others.length > 0) throw new Error('The log does not have one line');
  return line;
}

describe('the log', () => {
  it.each<[string, number, string, SendOptions]>([
    ['stored', 201, path, { body: text }],
    ['stored honeypot', 201, path, { body: JSON.stringify({ ...body, [HONEYPOT_FIELD]: 'x' }) }],
    ['stored blank', 201, path, { body: JSON.stringify({ ...body, phone: 'abcdefghij' }) }],
    ['stored rate', 201, path, { body: text, env: { EMAIL_LIMITER: limiterThatRefuses } }],
    ['origin-allowed', 204, ORIGIN_PATH, { method: 'GET' }],
    ['preflight', 204, path, { method: 'OPTIONS' }],
    ['malformed-body', 400, path, { body: text.slice(1) }],
    ['not-found', 404, '/api/secret?email=asha@example.com', { body: text }],
    ['method-not-allowed', 405, path, { method: 'PUT', body: text }],
    ['body-too-large', 413, path, { body: text.padEnd(70_000) }],
    ['unsupported-media-type', 415, path, { body: text, headers: { 'content-type': 'secret/x' } }],
    ['invalid-fields', 422, path, { body: text.replace('"visa"', '"secret"') }],
    [
      'storage-failed breaker',
      503,
      path,
      { body: text, env: { BREAKER_LIMITER: limiterThatRefuses } },
    ],
    [
      'rate-limited flood',
      429,
      path,
      {
        body: text,
        env: { ADDRESS_LIMITER: limiterThatRefuses, FLOOD_LIMITER: limiterThatRefuses },
      },
    ],
    [
      'internal-error SettingError DB_TIMEOUT_MS',
      500,
      path,
      { body: text, env: { DB_TIMEOUT_MS: 'secret' } },
    ],
    [
      'internal-error SettingError ALLOWED_ORIGINS',
      500,
      path,
      { body: text, env: { ALLOWED_ORIGINS: 'https://*.secret.example' } },
    ],
    ['storage-failed reset', 503, path, { body: text, env: { DB: databaseThatThrows() } }],
    [
      'internal-error constraint',
      500,
      path,
      { body: text, env: { DB: databaseThatThrows(CONSTRAINT_MESSAGE) } },
    ],
    [
      'storage-timeout',
      503,
      path,
      { body: text, env: { DB: databaseThatStalls().database, DB_TIMEOUT_MS: '1' } },
    ],
  ])(
    'has one line for %s, an error only for 5xx, with no personal data',
    async (outcome, status, to, options) => {
      const line = await logged(`${to}`, options);
      expect(line).toEqual({
        level: status >= 500 ? 'error' : 'log',
        route: [path, ORIGIN_PATH].includes(to) ? to : 'unknown',
        status,
        durationMs: expect.any(Number),
        outcome,
        origin: SITE,
      });
      expect(JSON.stringify(line).replaceAll(SITE, '')).not.toMatch(personal);
    },
  );

  it('tells a duplicate from a stored submission, which the answer does not', async () => {
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
    ['Asha Rao', 'foreign'],
    ['https://asha-rao-98765-43210.example', 'foreign'],
    ['https://asha:secret@stranger.example/asha?x', 'foreign'],
    ['mailto:asha@example.com', 'foreign'],
    [`https://${'a'.repeat(7000)}.example`, 'foreign'],
  ])('describes the origin %s as %s', async (origin, described) => {
    const line = await logged(path, { body: text, headers: { origin } });
    expect(line.origin).toBe(described);
  });
});
