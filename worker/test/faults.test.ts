import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import {
  databaseThatCommitsThenThrows,
  databaseThatStalls,
  databaseThatThrows,
  RAW_MESSAGE,
} from './support/databases.ts';
import { describeAnswer, post, SITE } from './support/post.ts';
import { contact, everySubmission } from './support/submissions.ts';
import { countRows } from './support/tables.ts';

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe.each(everySubmission)('when D1 fails, $path', ({ path, body }) => {
  it('answers 503 with Retry-After and without D1’s message when it throws', async () => {
    const response = await post(path, body, { env: { DB: databaseThatThrows } });
    expect(response.headers.get('retry-after')).toBe('10');
    const text = await response.clone().text();
    expect(text).not.toContain(RAW_MESSAGE);
    expect(text).not.toContain('D1');
    expect(await describeAnswer(response)).toBe('503 storage-failed');
    expect(await countRows()).toBe(0);
  });

  it('answers 503 when it cannot even prepare the statement', async () => {
    const DB = { prepare: undefined } as unknown as D1Database;
    expect(await describeAnswer(await post(path, body, { env: { DB } }))).toBe(
      '503 storage-failed',
    );
  });

  it('answers 503 after exactly the 5 s of wrangler.toml when it stalls', async () => {
    fakeTimers();
    const { database, asked } = databaseThatStalls();
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

  it('stores one row when it commits, throws, and the client tries again', async () => {
    const first = await post(path, body, { env: { DB: databaseThatCommitsThenThrows } });
    expect(first.status).toBe(503);
    expect(await countRows()).toBe(1);
    const retry = await post(path, body);
    expect(retry.status).toBe(201);
    expect(await countRows()).toBe(1);
  });

  it('leaves no timer behind when it answers', async () => {
    fakeTimers();
    await post(path, body);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe.each(['ADDRESS_LIMITER', 'EMAIL_LIMITER'] as const)('when %s fails', (name) => {
  it.each<[string, RateLimit]>([
    ['throws', { limit: () => Promise.reject(new Error('down')) }],
    [
      'throws at once',
      {
        limit: () => {
          throw new Error('down');
        },
      },
    ],
    ['is not bound', undefined as unknown as RateLimit],
  ])('because it %s, the submission goes through', async (_, limiter) => {
    expect((await post(contact.path, contact.body, { env: { [name]: limiter } })).status).toBe(201);
    expect(await countRows()).toBe(1);
  });

  it('because it stalls, the submission goes through after a second', async () => {
    fakeTimers();
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const limiter: RateLimit = {
      limit: () => {
        resolve();
        return new Promise(() => {});
      },
    };
    const answer = post(contact.path, contact.body, { env: { [name]: limiter } });
    await asked;
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).status).toBe(201);
  });
});

describe('the limiter', () => {
  /** Notes what it is asked about. */
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
    expect(keys).toEqual([
      '/api/consultations 2001:db8:1:2::/64',
      '/api/contact 2001:db8:1:2::/64',
      '/api/newsletter 2001:db8:1:2::/64',
    ]);
  });

  it('counts per route and e-mail hash, and never sees the address', async () => {
    const { limiter, keys } = listeningLimiter();
    for (const { path, body } of everySubmission) {
      await post(path, body, { env: { EMAIL_LIMITER: limiter } });
    }
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^\/api\/[a-z]+ [0-9a-f]{64}$/);
  });

  it.each([undefined, 5, null, ['asha@example.com']])(
    'does not count the e-mail address %j',
    async (email) => {
      const { limiter, keys } = listeningLimiter();
      const body = { ...contact.body, email };
      expect((await post(contact.path, body, { env: { EMAIL_LIMITER: limiter } })).status).toBe(
        422,
      );
      expect(keys).toEqual([]);
    },
  );
});

describe('a schema that is not migrated', () => {
  it('is answered 503, not 201', async () => {
    await env.DB.exec('ALTER TABLE contact_messages RENAME TO elsewhere');
    const answer = await post(contact.path, contact.body, { headers: { origin: SITE } });
    await env.DB.exec('ALTER TABLE elsewhere RENAME TO contact_messages');
    expect(await describeAnswer(answer)).toBe('503 storage-failed');
  });
});
