import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ORIGIN_PATH } from '../contract/protocol.ts';
import worker from '../index.ts';
import type { Env } from '../settings.ts';
import { setClock } from './support/clock.ts';
import { readLog } from './support/log.ts';
import { limiterThatRefuses, makeEnv, PARTNER, SITE } from './support/post.ts';
import { contact, everySubmission, newsletter } from './support/submissions.ts';
import { countRows, readRow, readRows } from './support/tables.ts';

const START = '2026-11-22T10:00:00.000Z';
const APEX = 'https://apex.example';
const ZENITH = 'https://zenith.example';
const STRANGER = 'https://stranger.example';
const CACHE_KEY = 'https://partner-origins.invalid/';

const setSeconds = (seconds: number) =>
  setClock(new Date(Date.parse(START) + seconds * 1000).toISOString());

/** A D1 that counts reads of partners, and fails or stalls them on demand. */
function makeDatabase() {
  const state = { reads: 0, ended: 0, fault: null as null | 'throws' | 'stalls' };
  const all = async (statement: D1PreparedStatement) => {
    state.reads += 1;
    if (state.fault === 'throws') throw new Error('D1_ERROR: Network connection lost.');
    if (state.fault === 'stalls') return new Promise(() => {});
    const rows = await statement.all();
    state.ended += 1;
    return rows;
  };
  const database = {
    prepare(sql: string) {
      const statement = env.DB.prepare(sql);
      return sql.includes('partner_origins') ? { all: () => all(statement) } : statement;
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  } as unknown as D1Database;
  return { database, state };
}

/** One isolate: requests to it share what it remembers. */
function startIsolate(overrides: Partial<Env> = {}) {
  const { database, state } = makeDatabase();
  const isolate = makeEnv({ DB: database, ...overrides });
  return {
    state,
    async send(origin: string, { path = ORIGIN_PATH, method = 'GET', body = '' } = {}) {
      const context = createExecutionContext();
      const headers = { origin, 'content-type': 'application/json' };
      const init = { method, headers, ...(method === 'POST' && { body }) };
      const request = new Request<unknown, IncomingRequestCfProperties>(`${SITE}${path}`, init);
      const response = await worker.fetch(request, isolate, context);
      const endedBefore = state.ended;
      await waitOnExecutionContext(context);
      return { response, readsBehind: state.ended - endedBefore };
    },
    async statusOf(origin: string) {
      return (await this.send(origin)).response.status;
    },
    post(origin: string, { path, body } = contact) {
      return this.send(origin, { path, method: 'POST', body: JSON.stringify(body) });
    },
  };
}

async function storePartner(id: string, ...origins: string[]): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('INSERT INTO partners (id, name, created_at) VALUES (?1, ?1, ?2)').bind(
      id,
      START,
    ),
    ...origins.map((origin) =>
      env.DB.prepare('INSERT INTO partner_origins (origin, partner_id) VALUES (?, ?)').bind(
        origin,
        id,
      ),
    ),
  ]);
}

const pause = (id: string) =>
  env.DB.prepare('UPDATE partners SET active = 0 WHERE id = ?').bind(id).run();

beforeEach(async () => {
  setSeconds(0);
  await caches.default.delete(CACHE_KEY);
});

describe('the origin of a partner', () => {
  it.each(everySubmission)('may post to $path, and the row names the partner', async (kind) => {
    await storePartner('apex', APEX);
    const { response } = await startIsolate().post(APEX, kind);
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(APEX);
    expect(await readRow(kind.table)).toMatchObject({ source: APEX, partner_id: 'apex' });
  });

  it.each(everySubmission)('gets from $path the answer that our own page gets', async (kind) => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    const own = (await isolate.post(SITE, kind)).response;
    const partner = (await isolate.post(APEX, kind)).response;
    partner.headers.set('access-control-allow-origin', SITE);
    expect([...partner.headers]).toEqual([...own.headers]);
    expect(await partner.text()).toBe(await own.text());
  });

  it('is known to GET /api/origin and to the log', async () => {
    await storePartner('apex', APEX);
    expect(await startIsolate().statusOf(APEX)).toBe(204);
    expect(readLog()).toMatchObject([{ outcome: 'origin-allowed', origin: APEX }]);
  });

  it('names its partner also where ALLOWED_ORIGINS has it', async () => {
    await storePartner('apex', PARTNER);
    await startIsolate().post(PARTNER);
    expect(await readRow(contact.table)).toMatchObject({ partner_id: 'apex' });
  });

  it('keeps the first partner of a lead', async () => {
    await storePartner('apex', APEX);
    await storePartner('zenith', ZENITH);
    const isolate = startIsolate();
    for (const [second, origin] of [APEX, ZENITH, SITE].entries()) {
      setSeconds(second);
      await isolate.post(origin);
    }
    expect(await readRow(contact.table)).toMatchObject({ partner_id: 'apex', repeats: 2 });
  });

  it.each(['https://a.apex.example', `${APEX}:8443`, 'http://apex.example', STRANGER])(
    'lets no other in: %s',
    async (origin) => {
      await storePartner('apex', APEX);
      const { response } = await startIsolate().post(origin);
      expect(response.status).toBe(403);
      expect(await countRows()).toBe(0);
    },
  );
});

describe('a change at the desk', () => {
  it('lets a new origin in within 60 s', async () => {
    const isolate = startIsolate();
    expect(await isolate.statusOf(APEX)).toBe(403);
    await storePartner('apex', APEX);
    setSeconds(60);
    expect(await isolate.statusOf(APEX)).toBe(204);
  });

  it('refuses a paused partner within 60 s', async () => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    expect(await isolate.statusOf(APEX)).toBe(204);
    await pause('apex');
    setSeconds(60);
    expect((await isolate.post(APEX)).response.status).toBe(403);
    expect(await countRows()).toBe(0);
  });

  it('refuses a paused partner no origin that ALLOWED_ORIGINS has', async () => {
    await storePartner('apex', PARTNER);
    await pause('apex');
    expect((await startIsolate().post(PARTNER)).response.status).toBe(201);
  });
});

describe('the reads of partners', () => {
  it('are none for our own pages, and none for what is no origin', async () => {
    const isolate = startIsolate();
    await isolate.post(SITE);
    for (const origin of ['null', 'nonsense', 'file://', '']) await isolate.send(origin);
    expect(isolate.state.reads).toBe(0);
  });

  it('are one for 30 s of requests from anywhere', async () => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    for (const seconds of [0, 10, 20, 29]) {
      setSeconds(seconds);
      for (const origin of [APEX, STRANGER, PARTNER]) await isolate.send(origin);
    }
    expect(isolate.state.reads).toBe(1);
  });

  it('stay behind the answer on a site that is busy', async () => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    expect((await isolate.send(APEX)).readsBehind).toBe(0);
    for (const seconds of [31, 62, 93]) {
      setSeconds(seconds);
      expect((await isolate.send(APEX)).readsBehind).toBe(1);
    }
    expect(isolate.state.reads).toBe(4);
  });

  it('are one for many requests of one moment', async () => {
    const isolate = startIsolate();
    await isolate.send(APEX);
    setSeconds(31);
    await Promise.all(Array.from({ length: 10 }, () => isolate.send(APEX)));
    expect(isolate.state.reads).toBe(2);
  });
});

describe('while D1 does not answer', () => {
  it.each(['throws', 'stalls'] as const)(
    'the last list of the isolate counts: %s',
    async (fault) => {
      await storePartner('apex', APEX);
      const isolate = startIsolate();
      await isolate.send(APEX);
      isolate.state.fault = fault;
      setSeconds(3600);
      const answers = await Promise.all([APEX, STRANGER].map((origin) => isolate.statusOf(origin)));
      expect(answers).toEqual([204, 403]);
    },
  );

  it('an isolate that begins has the list that another read', async () => {
    await storePartner('apex', APEX);
    await startIsolate().send(APEX);
    const later = startIsolate();
    later.state.fault = 'throws';
    expect(await later.statusOf(APEX)).toBe(204);
    expect((await later.post(APEX)).response.status).toBe(201);
    expect(await readRow(contact.table)).toMatchObject({ partner_id: 'apex' });
  });

  it('and nothing was kept, ALLOWED_ORIGINS alone counts', async () => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    isolate.state.fault = 'throws';
    expect(await isolate.statusOf(APEX)).toBe(403);
    expect(await isolate.statusOf(PARTNER)).toBe(204);
  });

  it('and the cache fails as well, ALLOWED_ORIGINS alone counts', async () => {
    vi.spyOn(caches.default, 'match').mockRejectedValue(new Error('down'));
    const isolate = startIsolate();
    isolate.state.fault = 'throws';
    expect(await isolate.statusOf(PARTNER)).toBe(204);
  });

  it('it is asked every ten seconds only, and heard again once it answers', async () => {
    const isolate = startIsolate();
    isolate.state.fault = 'throws';
    for (const seconds of [0, 1, 9]) {
      setSeconds(seconds);
      await isolate.send(APEX);
    }
    expect(isolate.state.reads).toBe(1);
    isolate.state.fault = null;
    await storePartner('apex', APEX);
    setSeconds(10);
    expect(await isolate.statusOf(APEX)).toBe(204);
  });
});

describe('a refused submission', () => {
  const readRefusals = async () =>
    (await env.DB.prepare('SELECT * FROM origin_refusals ORDER BY origin, day').all()).results;

  it('is counted by origin and day', async () => {
    const isolate = startIsolate();
    await isolate.post(STRANGER);
    await isolate.post(STRANGER, newsletter);
    setClock('2026-11-23T00:00:00Z');
    const { response } = await isolate.post(STRANGER);
    expect(response.status).toBe(403);
    expect(await readRefusals()).toEqual([
      { origin: STRANGER, day: '2026-11-22', total: 2 },
      { origin: STRANGER, day: '2026-11-23', total: 1 },
    ]);
  });

  it.each(['null', 'nonsense', 'file://', '', `${STRANGER}/`, `${STRANGER}, ${APEX}`])(
    'is not counted for %j, which is no origin of a page',
    async (origin) => {
      expect((await startIsolate().post(origin)).response.status).toBe(403);
      expect(await readRefusals()).toEqual([]);
    },
  );

  it('is counted for submissions only, and not where another guard refuses', async () => {
    const isolate = startIsolate();
    await isolate.send(STRANGER);
    await isolate.send(STRANGER, { path: contact.path, method: 'OPTIONS' });
    await isolate.send(STRANGER, { path: '/api/users', method: 'POST' });
    await isolate.send(PARTNER, { path: contact.path, method: 'POST', body: '{' });
    expect(await readRefusals()).toEqual([]);
  });

  it('makes no more than 1,000 rows, and what is known counts on', async () => {
    const rows = Array.from(
      { length: 999 },
      (_, index) => `('https://s${index}.example', '2026-11-22', 1)`,
    );
    await env.DB.prepare(`INSERT INTO origin_refusals VALUES ${rows.join(', ')}`).run();
    const isolate = startIsolate();
    for (const origin of [STRANGER, APEX, STRANGER]) await isolate.post(origin);
    const refusals = await readRefusals();
    expect(refusals).toHaveLength(1000);
    expect(refusals.at(-1)).toEqual({ origin: STRANGER, day: '2026-11-22', total: 2 });
  });

  it('makes room after 30 days', async () => {
    const days = ['2026-10-23', '2026-10-24'].map((day) => `('https://old.example', '${day}', 1)`);
    await env.DB.prepare(`INSERT INTO origin_refusals VALUES ${days.join(', ')}`).run();
    await startIsolate().post(STRANGER);
    expect((await readRefusals()).map(({ day }) => day)).toEqual(['2026-10-24', '2026-11-22']);
  });

  it('is not counted for a client that sends too many', async () => {
    await startIsolate({ ADDRESS_LIMITER: limiterThatRefuses }).post(STRANGER);
    expect(await readRefusals()).toEqual([]);
  });

  it.each([
    ['D1 fails', { batch: () => Promise.reject(new Error('D1_ERROR')) }],
    ['the origin is longer than the table takes', {}],
  ])('is answered as ever where %s', async (_, overrides) => {
    const long = `https://${'a'.repeat(60)}.${`${'b'.repeat(60)}.`.repeat(5)}example`;
    const DB = { ...makeDatabase().database, ...overrides } as unknown as D1Database;
    const { response } = await startIsolate({ DB }).post(long);
    expect(response.status).toBe(403);
    expect(await readRefusals()).toEqual([]);
    expect(await readRows('users')).toEqual([]);
  });
});
