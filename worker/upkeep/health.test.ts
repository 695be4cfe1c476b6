import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '../contract/durations.ts';
import type { Health } from '../contract/leads.ts';
import { HEALTH_PATH } from '../contract/protocol.ts';
import { AWAY_UNTIL, COPIED_AT } from '../core/operator-marks.ts';
import type { Env } from '../core/settings.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { databaseThatListens } from '../dev/databases.ts';
import { consume, fakeMail } from '../dev/messages.ts';
import { describeAnswer, makeEnv, SITE, send } from '../dev/post.ts';
import { emptyBucket, insertLead, insertMessage, runCron } from '../dev/upkeep.ts';
import worker from '../index.ts';
import { readTotals } from './health.sql.ts';
import { readHealth } from './health.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const databaseThatIsDown = {
  prepare() {
    throw new Error('asha@example.com');
  },
} as unknown as D1Database;

beforeEach(() => emptyBucket());

describe('GET /api/health', () => {
  const ask = (overrides: Parameters<typeof send>[1] = {}) =>
    send(HEALTH_PATH, { method: 'GET', ...overrides });

  it('answers ok and the worst state of each group by name', async () => {
    expect(HEALTH_PATH).toBe('/api/health');
    await runCron();
    const response = await ask();
    const rules = {
      Storage: 'warning',
      Mail: 'good',
      Messages: 'good',
      Requests: 'warning',
      'Nightly work': 'good',
    };
    expect([response.status, await response.json()]).toEqual([200, { ok: true, rules }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 503 with the one group that it knows while the database is away, ok during a copy, and 500 for a wrong setting', async () => {
    const down = await ask({ env: { DB: databaseThatIsDown } });
    expect(down.headers.get('content-type')).toBe('application/problem+json');
    expect([down.status, await down.json()]).toMatchObject([503, { rules: { Storage: 'bad' } }]);
    await env.RECORDS.put(AWAY_UNTIL, new Date(readClock().getTime() + 1).toISOString());
    const response = await ask({ env: { DB: databaseThatIsDown } });
    const copying = { ok: true, rules: { Storage: 'warning' } };
    expect([response.status, await response.json()]).toEqual([200, copying]);
    expect((await ask({ env: { DB_TIMEOUT_MS: 'secret' } })).status).toBe(500);
  });

  it('answers 503 while the canary misses, has stopped, or never ran half an hour after the first lead', async () => {
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z' });
    const askAt = async (time: string) => {
      setClock(time);
      return (await ask()).status;
    };
    expect(await askAt('2026-11-22T11:30:00.000Z')).toBe(200);
    expect(await askAt('2026-11-22T11:30:01.000Z')).toBe(503);
    for (const [succeededAt, misses] of [
      [readClock().toISOString(), 2],
      ['2026-01-01T00:00:00.000Z', 0],
    ] as const) {
      await env.DB.prepare("INSERT OR REPLACE INTO upkeep_runs VALUES ('canary', ?, ?)")
        .bind(succeededAt, misses)
        .run();
      expect(await describeAnswer(await ask())).toBe('503 unhealthy');
    }
  });

  it('asks the database once in 30 seconds', async () => {
    const { database, sql } = databaseThatListens();
    const cachedEnv = makeEnv({ DB: database });
    const askAt = (time: string) => {
      setClock(time);
      return worker.fetch(new Request(SITE + HEALTH_PATH), cachedEnv, createExecutionContext());
    };
    await askAt('2026-11-22T12:00:00.000Z');
    await askAt('2026-11-22T12:00:29.999Z');
    expect(sql.filter((text) => text.includes('upkeep_runs'))).toHaveLength(1);
    await askAt('2026-11-22T12:00:30.000Z');
    expect(sql.filter((text) => text.includes('upkeep_runs'))).toHaveLength(2);
  });
});

describe('readHealth', () => {
  const actor = { email: 'meera@example.org', name: 'Meera', role: 'admin' as const };

  async function read(overrides: Partial<Env> = {}): Promise<Health> {
    return (await readHealth({}, { env: makeEnv(overrides), actor, now: NOW })).value;
  }

  it('has the facts of each rule, as leads, mails, copies, queues and answers leave them', async () => {
    setClock('2026-11-21T23:59:59.999Z');
    const { MAIL } = fakeMail();
    const insert = async (topic: string) =>
      insertMessage('contact', await insertLead('contact'), { topic });
    await insert('lead');
    await consume([1], { MAIL });
    for (const topic of ['lead', 'webhook', 'lead']) await insert(topic);
    await env.DB.prepare('DELETE FROM leads WHERE row_id = 2').run();
    setClock('2026-11-22T00:00:00.000Z');
    await consume([2, 3, 4], { MAIL });
    await insertLead('contact', { created_at: '2026-11-22T09:00:00.000Z' });
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z', flag: 'rate' });
    const early = { created_at: '2026-11-22T11:40:00.000Z', due_at: '2026-11-22T12:30:00.000Z' };
    await insertMessage('contact', 1, early);
    await insertMessage('contact', 1, { created_at: '2026-11-22T11:50:00.000Z' });
    await insertMessage('contact', 1, { topic: 'webhook' });
    const deadAt = '2026-11-22T10:00:00.000Z';
    await insertMessage('contact', 1, { attempts: 8, dead_at: deadAt, last_error: '503' });
    await env.RECORDS.put(COPIED_AT, '2026-11-19T12:00:00.000Z');
    const answers = env.DB.prepare('INSERT INTO answers VALUES (?, ?, ?)');
    await env.DB.batch([
      answers.bind('2026-11-21T12', 100, 100),
      answers.bind('2026-11-21T13', 1, 1),
      answers.bind('2026-11-22T12', 99, 2),
    ]);
    const measured = (backlogCount: number, time: string) =>
      ({
        metrics: async () => ({ backlogCount, oldestMessageTimestamp: new Date(time) }),
      }) as unknown as Env['LATE'];
    const health = await read({
      LATE: measured(2, '2026-11-22T11:30:00.000Z'),
      LATE_FLAGGED: measured(40, '2026-11-22T09:00:00.000Z'),
    });
    const texts = Object.fromEntries(health.checks.map(({ name, text }) => [name, text]));
    expect(texts).toMatchObject({
      'Requests/last': 'The last lead arrived 3 hours ago.',
      'Requests/waiting': '42 requests wait to be stored, the oldest for 3 hours.',
      'Requests/faults': '3 of 100 form submissions failed in the last 24 hours.',
      'Mail/waiting': 'The oldest email has waited for 20 minutes.',
      'Mail/share': 'Emails sent today (UTC): 1 of 500.',
      'Storage/copy': 'The last copy is 3 days old.',
      'Storage/size': expect.stringMatching(/^The database holds [01] of 500 MB\.$/),
    });
    expect(health.state).toBe('bad');
    expect(health.deadLetters).toEqual([
      { id: expect.any(Number), topic: 'lead', attempts: 8, lastError: '503', deadAt },
    ]);
    expect((await env.LATE.metrics()).backlogCount).toBe(0);
  });

  it('reports a flood, with the share of one network, and the size of the database', async () => {
    const at = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
    for (const minutes of [61, 59, 58, 57])
      await insertLead('contact', {
        created_at: at(minutes),
        ...(minutes === 57 && { flag: 'rate' }),
      });
    const network = 'f'.repeat(64);
    await env.DB.prepare('UPDATE leads SET network = ? WHERE created_at <> ?')
      .bind(network, at(58))
      .run();
    const totals = await readTotals(env.DB, NOW);
    expect(totals).toMatchObject({ leadsInHour: 3, leadsOfOneNetwork: 2 });
    expect(totals.databaseBytes).toBeGreaterThan(10_000);
  });

  it('has the number of leads due for deletion', async () => {
    await env.DB.prepare("INSERT INTO retention VALUES ('contact', 30)").run();
    await insertLead('contact', { status: 'done' });
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z' });
    const { retention } = await read();
    expect(retention).toEqual([
      { kind: 'consultation', days: RETENTION_DAYS, due: 0 },
      { kind: 'contact', days: 30, due: 1 },
      { kind: 'newsletter', days: RETENTION_DAYS, due: 0 },
    ]);
  });
});
