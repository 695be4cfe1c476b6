import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ORIGIN_PATH } from '../contract/protocol.ts';
import type { Env } from '../core/settings.ts';
import { setClock, stopTimers } from '../dev/clock.ts';
import { readLog } from '../dev/log.ts';
import { addPartner } from '../dev/messages.ts';
import { limiterThatRefuses, makeEnv, PARTNER, ruleOrigin, SITE } from '../dev/post.ts';
import { consultation, contact, everySubmission, newsletter } from '../dev/submissions.ts';
import { countRows, readRow, readRows } from '../dev/tables.ts';
import worker from '../index.ts';

const START = '2026-11-22T10:00:00.000Z';
const APEX = 'https://apex.example';
const ZENITH = 'https://zenith.example';
const STRANGER = 'https://stranger.example';
const CACHE_KEY = 'https://known-origins.invalid/';

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

const storePartner = (id: string, origin: string) =>
  addPartner({ id, name: id, webhookUrl: null, origin });

const pause = (id: string) =>
  env.DB.prepare('UPDATE partners SET active = 0 WHERE id = ?').bind(id).run();

beforeEach(async () => {
  setSeconds(0);
  await caches.default.delete(CACHE_KEY);
});

describe('the origin of a partner', () => {
  it.each(everySubmission)('gets from $path our own page’s answer, and a row', async (kind) => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    const partner = (await isolate.post(APEX, kind)).response;
    expect(partner.headers.get('access-control-allow-origin')).toBe(APEX);
    expect(await readRow(kind.table)).toMatchObject({ source: APEX, partner_id: 'apex' });
    const own = (await isolate.post(SITE, kind)).response;
    own.headers.set('access-control-allow-origin', APEX);
    expect([...partner.headers]).toEqual([...own.headers]);
    expect([partner.status, await partner.text()]).toEqual([201, await own.text()]);
  });

  it('is known to GET /api/origin and to the log, may ask about an id, and learns its own partner alone', async () => {
    await storePartner('apex', APEX);
    await storePartner('zenith', ZENITH);
    const isolate = startIsolate();
    expect(await isolate.statusOf(APEX)).toBe(200);
    expect(readLog()).toMatchObject([{ outcome: 'origin-allowed', origin: APEX }]);
    for (const [origin, id, partner, own] of [
      [APEX, 'apex', 'yours', 'apex'],
      [APEX, 'zenith', 'elsewhere', 'apex'],
      [STRANGER, 'apex', 'elsewhere', null],
      [APEX, '', 'unknown', 'apex'],
    ] as const) {
      const path = `${ORIGIN_PATH}?partner=${id}`;
      const { response } = await isolate.send(origin, { path });
      expect(await response.json()).toEqual({ partner, own });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    }
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

  it.each(['https://a.apex.example', `${APEX}:8443`])('gives %s no credit', async (origin) => {
    await storePartner('apex', APEX);
    const { response } = await startIsolate().post(origin);
    expect(response.status).toBe(201);
    expect(await readRow('leads')).toMatchObject({ flag: 'origin', partner_id: null });
  });
});

describe('a change at the desk', () => {
  const before = () => storePartner('apex', APEX);

  it.each<[string, () => unknown, () => unknown, object]>([
    ['gives a new partner credit', () => null, before, { flag: null, partner_id: 'apex' }],
    [
      'trusts a website, without credit,',
      () => null,
      () => ruleOrigin(APEX, 'trusted'),
      { flag: null, partner_id: null },
    ],
    [
      'keeps apart what comes from a paused partner',
      before,
      () => pause('apex'),
      { flag: 'origin', partner_id: null },
    ],
  ])('%s within 60 s', async (_, prepare, change, expected) => {
    await prepare();
    const isolate = startIsolate();
    await isolate.send(APEX);
    await change();
    setSeconds(60);
    await isolate.post(APEX);
    expect(await readRow('leads')).toMatchObject(expected);
  });

  it('credits a partner whose origin is in ALLOWED_ORIGINS, too, and suspects none that is paused', async () => {
    await storePartner('apex', PARTNER);
    await startIsolate().post(PARTNER);
    await pause('apex');
    await caches.default.delete(CACHE_KEY);
    await startIsolate().post(PARTNER, consultation);
    expect((await readRows('leads')).map(({ flag, partner_id }) => [flag, partner_id])).toEqual([
      [null, 'apex'],
      [null, null],
    ]);
  });

  it('refuses a website that is blocked within 60 s, whose page can read why', async () => {
    await storePartner('apex', APEX);
    const isolate = startIsolate();
    await isolate.send(APEX);
    await ruleOrigin(APEX, 'blocked');
    setSeconds(60);
    const { response } = await isolate.post(APEX);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe(APEX);
    expect(await countRows()).toBe(0);
    expect(await isolate.statusOf(APEX)).toBe(403);
  });
});

it('the reads of partners are none for our own pages and what is no origin, one for 30 s from anywhere, and stay behind the answer', async () => {
  await storePartner('apex', APEX);
  const isolate = startIsolate();
  await isolate.post(SITE);
  for (const origin of ['null', 'nonsense', 'file://', '']) await isolate.post(origin);
  expect(isolate.state.reads).toBe(0);
  for (const seconds of [0, 10, 20, 29]) {
    setSeconds(seconds);
    for (const origin of [APEX, STRANGER, PARTNER]) await isolate.send(origin);
  }
  expect(isolate.state.reads).toBe(1);
  setSeconds(31);
  expect((await isolate.send(APEX)).readsBehind).toBe(1);
  setSeconds(62);
  await Promise.all([...Array(10)].map(() => isolate.send(APEX)));
  expect(isolate.state.reads).toBe(3);
});

describe('while D1 does not answer', () => {
  it.each(['throws', 'stalls'] as const)('the isolate’s last list counts: %s', async (fault) => {
    await storePartner('apex', APEX);
    await ruleOrigin(STRANGER, 'blocked');
    const isolate = startIsolate();
    await isolate.send(APEX);
    isolate.state.fault = fault;
    setSeconds(3600);
    const answers = await Promise.all([APEX, STRANGER].map((origin) => isolate.statusOf(origin)));
    expect(answers).toEqual([200, 403]);
  });

  it('an isolate that begins waits two seconds for it, and no longer', async () => {
    stopTimers();
    const isolate = startIsolate();
    isolate.state.fault = 'stalls';
    const status = isolate.statusOf(APEX);
    await vi.advanceTimersByTimeAsync(1999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(await status).toBe(200);
  });

  it('an isolate that begins has the list that another read', async () => {
    await storePartner('apex', APEX);
    await startIsolate().send(APEX);
    const later = startIsolate();
    later.state.fault = 'throws';
    expect(await later.statusOf(APEX)).toBe(200);
    expect((await later.post(APEX)).response.status).toBe(201);
    expect(await readRow(contact.table)).toMatchObject({ partner_id: 'apex' });
  });

  it.each(['nothing was kept', 'the cache fails as well'])(
    'and %s, a partner counts as unknown, and those of ALLOWED_ORIGINS as ours',
    async (state) => {
      await storePartner('apex', APEX);
      if (state !== 'nothing was kept') {
        vi.spyOn(caches.default, 'match').mockRejectedValue(new Error('down'));
      }
      const isolate = startIsolate();
      isolate.state.fault = 'throws';
      expect((await isolate.post(APEX)).response.status).toBe(201);
      expect((await isolate.post(PARTNER, consultation)).response.status).toBe(201);
      expect((await readRows('leads')).map(({ flag }) => flag)).toEqual(['origin', null]);
    },
  );

  it('it is asked every ten seconds only, and its list is used again once it answers', async () => {
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
    await isolate.post(APEX);
    expect(await readRow('leads')).toMatchObject({ partner_id: 'apex' });
  });
});

describe('a website without a ruling', () => {
  const readSightings = async () =>
    (await env.DB.prepare('SELECT * FROM origin_sightings ORDER BY origin, day').all()).results;

  it('is counted by origin and day when it sends a submission', async () => {
    const isolate = startIsolate();
    await isolate.post(STRANGER);
    await isolate.post(STRANGER, newsletter);
    setClock('2026-11-23T00:00:00Z');
    await isolate.post(STRANGER);
    expect(await readSightings()).toEqual([
      { origin: STRANGER, day: '2026-11-22', total: 2 },
      { origin: STRANGER, day: '2026-11-23', total: 1 },
    ]);
  });

  it('is not counted where nothing is stored, for a network that sends too many, nor for what is ours or a partner’s', async () => {
    await storePartner('apex', APEX);
    await ruleOrigin(ZENITH, 'trusted');
    const isolate = startIsolate();
    await isolate.send(STRANGER);
    await isolate.send(STRANGER, { path: contact.path, method: 'OPTIONS' });
    await isolate.send(STRANGER, { path: contact.path, method: 'POST', body: '{' });
    for (const origin of [APEX, ZENITH, PARTNER, SITE, 'nonsense']) await isolate.post(origin);
    await startIsolate({ ADDRESS_LIMITER: limiterThatRefuses }).post(STRANGER);
    expect(await readSightings()).toEqual([]);
  });

  it('is dropped for those seen more often or on more days, of which a day keeps 200', async () => {
    const rows = [...Array(200).keys()].map(
      (index) => `('https://s${index}.example', '2026-11-22', ${index === 7 ? 1 : 2})`,
    );
    for (const index of [7, 8]) rows.push(`('https://s${index}.example', '2026-11-21', 1)`);
    await env.DB.prepare(`INSERT INTO origin_sightings VALUES ${rows.join(', ')}`).run();
    await startIsolate().post(STRANGER);
    const today = (await readSightings()).filter(({ day }) => day === '2026-11-22');
    expect(today).toHaveLength(200);
    const origins = today.map(({ origin }) => origin);
    const kept = [STRANGER, 'https://s7.example', 'https://s8.example'];
    expect(origins).toEqual(expect.arrayContaining(kept));
  });

  it('is refused if its name is too long', async () => {
    const long = `https://${'a'.repeat(60)}.${`${'b'.repeat(60)}.`.repeat(5)}example`;
    expect((await startIsolate().post(long)).response.status).toBe(403);
  });
});
