import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { stopTimers } from '../dev/clock.ts';
import {
  CONSTRAINT_MESSAGE,
  committingThenThrowing,
  databaseThatMeets,
  databaseThatStalls,
  databaseThatThrows,
  databaseThatWaits,
  type Fault,
  RESET_MESSAGE,
  stalling,
  throwing,
} from '../dev/databases.ts';
import { readLog } from '../dev/log.ts';
import { describeAnswer, limiterThatRefuses, post, recordingLateQueue, SITE } from '../dev/post.ts';
import { contact, everySubmission } from '../dev/submissions.ts';
import { countRows, readRow } from '../dev/tables.ts';

describe.each(everySubmission)('when D1 fails, $path', ({ path, body, table }) => {
  it('answers 503 with Retry-After and without D1’s message when it keeps throwing', async () => {
    const response = await post(path, body, { env: { DB: databaseThatThrows() } });
    expect(response.headers.get('retry-after')).toBe('10');
    const text = await response.clone().text();
    expect(text).not.toContain(RESET_MESSAGE);
    expect(text).not.toContain('D1');
    expect(await describeAnswer(response)).toBe('503 storage-failed');
    expect(await countRows()).toBe(0);
  });

  it.each([
    ['throws', throwing()],
    ['says something new', throwing('D1_ERROR: ?')],
    ['commits and then throws', committingThenThrowing],
  ])('stores one row and counts no repeat when the first try %s', async (_, fault) => {
    const { database, calls } = databaseThatMeets(fault);
    const response = await post(path, body, { env: { DB: database } });
    expect([response.status, calls.count]).toEqual([201, 2]);
    expect(await countRows()).toBe(1);
    expect(await readRow(table)).toMatchObject({ repeats: 0, last_at: null });
  });

  it('tries again at half the time when the first try stalls', async () => {
    stopTimers();
    const stalled = databaseThatStalls();
    const { database, calls } = databaseThatMeets(() => stalled.database.batch([]));
    const answer = post(path, body, { env: { DB: database } });
    await stalled.called;
    await vi.advanceTimersByTimeAsync(2499);
    expect(calls.count).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(201);
    expect(calls.count).toBe(2);
    expect(await countRows()).toBe(1);
  });

  it('takes a first try that is only slow for an answer while the second one stalls', async () => {
    stopTimers();
    const slow = databaseThatWaits();
    const { database } = databaseThatMeets((run) => slow.hold(run), stalling);
    const answer = post(path, body, { env: { DB: database } });
    await slow.called;
    await vi.advanceTimersByTimeAsync(2500);
    slow.release();
    expect((await answer).status).toBe(201);
    expect(await countRows()).toBe(1);
  });

  it.each<[string, Fault]>([
    ['a constraint', throwing(CONSTRAINT_MESSAGE)],
    ['our own code', () => Promise.reject(new RangeError('Invalid time value'))],
  ])('answers 500 and does not try again where %s is at fault', async (_, fault) => {
    const { database, calls } = databaseThatMeets(fault);
    const { LATE, queued: kept } = recordingLateQueue();
    const response = await post(path, body, { env: { DB: database, LATE } });
    expect(response.headers.has('retry-after')).toBe(false);
    expect(await describeAnswer(response)).toBe('500 internal-error');
    expect(calls.count).toBe(1);
    // Every retry would fail in the same way.
    expect(kept).toEqual([]);
  });

  it('answers 503 after exactly the 5 s of wrangler.toml when it keeps stalling', async () => {
    stopTimers();
    const { database, called: asked } = databaseThatStalls();
    let answer: Response | undefined;
    const answered = post(path, body, { env: { DB: database } }).then((response) => {
      answer = response;
    });
    await asked;
    await vi.advanceTimersByTimeAsync(4999);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(answer?.headers.get('retry-after')).toBe('10');
    expect(answer && (await describeAnswer(answer))).toBe('503 storage-timeout');
  });

  it.each([
    ['stored-late', true],
    ['failed-late', false],
  ])('logs %s when the answer has long been given', async (outcome, commits) => {
    stopTimers();
    const late = databaseThatWaits();
    const fault: Fault = commits ? late.hold : () => late.hold(() => Promise.reject(new Error()));
    const { database: DB } = databaseThatMeets(fault, commits ? stalling : throwing());
    const context = createExecutionContext();
    const answer = post(path, body, { env: { DB }, context });
    await late.called;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await describeAnswer(await answer)).toBe('503 storage-timeout');
    expect(readLog().map((line) => line.outcome)).toEqual(['storage-timeout']);
    late.release();
    await waitOnExecutionContext(context);
    expect(readLog().at(-1)).toMatchObject({ level: 'error', route: path, status: 503, outcome });
    expect(await countRows()).toBe(commits ? 1 : 0);
  });
});

describe.each(['ADDRESS_LIMITER', 'NETWORK_LIMITER', 'EMAIL_LIMITER', 'BREAKER_LIMITER'] as const)(
  'when %s fails',
  (name) => {
    const headers = { 'cf-connecting-ip': '2001:db8::1' };

    it.each<[string, RateLimit]>([
      ['throws', { limit: () => Promise.reject(new Error('down')) }],
      ['is not bound', undefined as unknown as RateLimit],
    ])('because it %s, the submission goes through', async (_, limiter) => {
      const response = await post(contact.path, contact.body, {
        headers,
        env: { [name]: limiter },
      });
      expect(response.status).toBe(201);
      expect(await readRow(contact.table)).toMatchObject({ flag: null });
    });

    it('because it stalls, the submission goes through after a second', async () => {
      stopTimers();
      const { promise: asked, resolve } = Promise.withResolvers<void>();
      const limiter: RateLimit = {
        limit: () => {
          resolve();
          return new Promise(() => {});
        },
      };
      const answer = post(contact.path, contact.body, { headers, env: { [name]: limiter } });
      await asked;
      await vi.advanceTimersByTimeAsync(1000);
      expect((await answer).status).toBe(201);
    });
  },
);

describe('the limiter', () => {
  /** Records the keys that it counts. */
  function listeningLimiter(): { limiter: RateLimit; keys: string[] } {
    const keys: string[] = [];
    const limit = async ({ key }: RateLimitOptions) => {
      keys.push(key);
      return { success: true };
    };
    return { limiter: { limit }, keys };
  }

  it('counts per route and client network', async () => {
    const { limiter, keys } = listeningLimiter();
    const headers = { 'cf-connecting-ip': '2001:db8:1:2:3::4' };
    for (const { path, body } of everySubmission) {
      await post(path, body, { headers, env: { ADDRESS_LIMITER: limiter } });
    }
    expect(keys).toEqual(everySubmission.map(({ path }) => `${path} 2001:db8:1:2::/64`));
  });

  it('counts per route and e-mail hash, and never sees the address', async () => {
    const { limiter, keys } = listeningLimiter();
    for (const { path, body } of everySubmission) {
      await post(path, body, { env: { EMAIL_LIMITER: limiter } });
    }
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^\/api\/[a-z]+ [0-9a-f]{64}$/);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1', []],
    ['2001:db8:1:2:3::4', '2001:db8:1::/48', ['/api/contact 2001:db8:1::/48']],
  ])('counts %s over its limit for all routes, and a /48', async (address, key, ofNetwork) => {
    const [flood, network] = [listeningLimiter(), listeningLimiter()];
    const headers = { 'cf-connecting-ip': address };
    const over = { ADDRESS_LIMITER: limiterThatRefuses, FLOOD_LIMITER: flood.limiter };
    for (const { path, body } of everySubmission) {
      await post(path, body, { headers, env: { FLOOD_LIMITER: flood.limiter } });
      await post(path, body, { headers, env: over });
    }
    expect(flood.keys).toEqual([key, key, key]);
    const env = { NETWORK_LIMITER: network.limiter };
    await post(contact.path, contact.body, { headers, env });
    expect(network.keys).toEqual(ofNetwork);
  });

  it('counts together what is about to be written, and neither network nor address of what is refused', async () => {
    const [breaker, email] = [listeningLimiter(), listeningLimiter()];
    const env = { BREAKER_LIMITER: breaker.limiter, EMAIL_LIMITER: email.limiter };
    for (const wrong of [{ email: 'asha@example' }, { name: '' }]) {
      expect((await post(contact.path, { ...contact.body, ...wrong }, { env })).status).toBe(422);
    }
    expect([breaker.keys, email.keys]).toEqual([[], []]);
    for (const { path, body } of everySubmission) await post(path, body, { env });
    expect(breaker.keys).toEqual(['all', 'all', 'all']);
  });
});

it('a schema that is not migrated is answered 500, not 201', async () => {
  await env.DB.exec('ALTER TABLE contact_messages RENAME TO elsewhere');
  const answer = await post(contact.path, contact.body, { headers: { origin: SITE } });
  await env.DB.exec('ALTER TABLE elsewhere RENAME TO contact_messages');
  expect(await describeAnswer(answer)).toBe('500 internal-error');
});
