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

/** Stores messages that are dealt with, told and old, as a busy year leaves them. */
async function fillWith(total: number): Promise<void> {
  const numbers = `
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${total})`;
  const at = "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' minutes')";
  await env.DB.batch(
    [
      `${numbers} INSERT INTO contact_messages (name, email, phone, subject, message, responded, created_at, dedupe_key, source)
        SELECT 'Asha Rao', 'asha' || n || '@example.com', '+91 98765 43210', 'visa', 'Which documents?', 1,
          ${at}, printf('%064d', n), 'https://site.example' FROM number`,
      `INSERT INTO leads (kind, row_id, email, created_at, status, folded)
        SELECT 'contact', id, email, created_at, 'done', '' FROM contact_messages`,
      `${numbers} INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at, sent_at, attempts)
        SELECT 'lead', 'contact ' || n, json_object('kind', 'contact', 'id', n, 'to', 'a@b.example'),
          ${at}, ${at}, ${at}, 1 FROM number`,
      `${numbers} INSERT INTO lead_events (kind, lead_id, actor, action, created_at)
        SELECT 'contact', n, 'meera@desk.example', 'opened', ${at} FROM number`,
    ].map((sql) => env.DB.prepare(sql)),
  );
}

/** Rows that D1 reads for one view of Health. */
async function countRowsRead(settings: Partial<Env>): Promise<number> {
  let rows = 0;
  const note = <R extends D1Result>(result: R): R => {
    rows += result.meta.rows_read;
    return result;
  };
  const watch = (statement: D1PreparedStatement): D1PreparedStatement =>
    ({
      sound: statement,
      bind: (...values: unknown[]) => watch(statement.bind(...values)),
      all: async () => note(await statement.all()),
      first: async () => note(await statement.all()).results[0] ?? null,
    }) as unknown as D1PreparedStatement;
  const DB = {
    prepare: (sql: string) => watch(env.DB.prepare(sql)),
    batch: async (statements: { sound: D1PreparedStatement }[]) =>
      (await env.DB.batch(statements.map(({ sound }) => sound))).map(note),
  } as unknown as D1Database;
  const actor = { email: 'meera@example.org', name: 'Meera', role: 'member' as const };
  await readHealth({}, { env: makeEnv({ ...settings, DB }), actor, now: NOW });
  return rows;
}

const setCanary = (succeededAt: string, misses: number) =>
  env.DB.prepare("INSERT OR REPLACE INTO upkeep_runs VALUES ('canary', ?, ?)")
    .bind(succeededAt, misses)
    .run();

beforeEach(() => emptyBucket());

it('is where monitors outside look', () => {
  expect(HEALTH_PATH).toBe('/api/health');
});

describe(`GET ${HEALTH_PATH}`, () => {
  const ask = (overrides: Parameters<typeof send>[1] = {}) =>
    send(HEALTH_PATH, { method: 'GET', ...overrides });

  it('answers ok and the worst state of each group by name', async () => {
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

  it.each([
    ['500 internal-error', { env: { DB_TIMEOUT_MS: 'secret' } }],
    ['405 method-not-allowed', { method: 'POST', body: '{}' }],
  ])('answers %s', async (answer, overrides) => {
    expect(await describeAnswer(await ask(overrides))).toBe(answer);
  });

  it('answers 503 with the one group that it knows while the database is away, and ok during a copy', async () => {
    const down = await ask({ env: { DB: databaseThatIsDown } });
    expect(down.headers.get('content-type')).toBe('application/problem+json');
    expect([down.status, await down.json()]).toMatchObject([503, { rules: { Storage: 'bad' } }]);
    await env.RECORDS.put(AWAY_UNTIL, new Date(readClock().getTime() + 1).toISOString());
    const response = await ask({ env: { DB: databaseThatIsDown } });
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, rules: { Storage: 'warning' } },
    ]);
  });

  it('answers 503 while the canary misses or has stopped', async () => {
    await setCanary(readClock().toISOString(), 2);
    expect(await describeAnswer(await ask())).toBe('503 unhealthy');
    await setCanary('2026-01-01T00:00:00.000Z', 0);
    expect(await describeAnswer(await ask())).toBe('503 unhealthy');
  });

  it('answers 503 half an hour after the first lead where the canary never ran', async () => {
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z' });
    const askAt = (time: string) => {
      setClock(time);
      return ask();
    };
    expect((await askAt('2026-11-22T11:30:00.000Z')).status).toBe(200);
    expect((await askAt('2026-11-22T11:30:01.000Z')).status).toBe(503);
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

  const textOf = (health: Health, name: string) =>
    health.checks.find((check) => check.name === name)?.text;

  it('has the last lead in the inbox', async () => {
    await insertLead('contact', { created_at: '2026-11-22T09:00:00.000Z' });
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z', flag: 'rate' });
    expect(textOf(await read(), 'Requests/last')).toBe('The last lead arrived 3 hours ago.');
  });

  it('lists dead letters and has the age of the oldest mail', async () => {
    const early = { created_at: '2026-11-22T11:40:00.000Z', due_at: '2026-11-22T12:30:00.000Z' };
    await insertMessage('contact', 1, early);
    await insertMessage('contact', 1, { created_at: '2026-11-22T11:50:00.000Z' });
    await insertMessage('contact', 1, { topic: 'webhook' });
    const deadAt = '2026-11-22T10:00:00.000Z';
    await insertMessage('contact', 1, { attempts: 8, dead_at: deadAt, last_error: '503' });
    const health = await read();
    expect(textOf(health, 'Mail/waiting')).toBe('The oldest email has waited for 20 minutes.');
    expect(health.state).toBe('bad');
    expect(health.deadLetters).toEqual([
      { id: expect.any(Number), topic: 'lead', attempts: 8, lastError: '503', deadAt },
    ]);
  });

  it('counts the mails of a day, and no webhooks, as they go out', async () => {
    const { MAIL } = fakeMail();
    const insert = async (topic: string) =>
      insertMessage('contact', await insertLead('contact'), { topic });
    await insert('lead');
    setClock('2026-11-21T23:59:59.999Z');
    await consume([1], { MAIL });
    for (const topic of ['lead', 'webhook', 'lead']) await insert(topic);
    await env.DB.prepare('DELETE FROM leads WHERE row_id = 2').run();
    setClock('2026-11-22T00:00:00.000Z');
    await consume([2, 3, 4], { MAIL });
    expect(textOf(await read(), 'Mail/share')).toBe('Emails sent today (UTC): 1 of 500.');
  });

  it('reads no more rows for 5,000 leads than for none', async () => {
    const settings = { STAFF_EMAILS: '' };
    const before = await countRowsRead(settings);
    await fillWith(5000);
    const after = await countRowsRead(settings);
    expect(after - before).toBeLessThan(20);
  });

  it('reports a flood, with the share of one network', async () => {
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
    const { leadsInHour, leadsOfOneNetwork } = await readTotals(env.DB, NOW);
    expect([leadsInHour, leadsOfOneNetwork]).toEqual([3, 2]);
  });

  it('has the size of the database', async () => {
    expect(textOf(await read(), 'Storage/size')).toMatch(/^The database holds [01] of 500 MB\.$/);
    expect((await readTotals(env.DB, NOW)).databaseBytes).toBeGreaterThan(10_000);
  });

  it('has the age of the last copy', async () => {
    await env.RECORDS.put(COPIED_AT, '2026-11-19T12:00:00.000Z');
    expect(textOf(await read(), 'Storage/copy')).toBe('The last copy is 3 days old.');
  });

  it('has the length of both late queues, as the platform measures them', async () => {
    const measured = (backlogCount: number, time: string) =>
      ({
        metrics: async () => ({ backlogCount, oldestMessageTimestamp: new Date(time) }),
      }) as unknown as Env['LATE'];
    const health = await read({
      LATE: measured(2, '2026-11-22T11:30:00.000Z'),
      LATE_FLAGGED: measured(40, '2026-11-22T09:00:00.000Z'),
    });
    const text = '42 requests wait to be stored, the oldest for 3 hours.';
    expect(textOf(health, 'Requests/waiting')).toBe(text);
    expect((await env.LATE.metrics()).backlogCount).toBe(0);
  });

  it('counts no more than it shows of what is due', async () => {
    await fillWith(300);
    await env.DB.prepare("INSERT INTO retention VALUES ('contact', 30)").run();
    expect((await read()).retention[1]).toMatchObject({ kind: 'contact', due: 300 });
  });

  it('has the share of server faults in the last 24 hours', async () => {
    const insert = env.DB.prepare('INSERT INTO answers VALUES (?, ?, ?)');
    await env.DB.batch([
      insert.bind('2026-11-21T12', 100, 100),
      insert.bind('2026-11-21T13', 1, 1),
      insert.bind('2026-11-22T12', 99, 2),
    ]);
    const text = '3 of 100 form submissions failed in the last 24 hours.';
    expect(textOf(await read(), 'Requests/faults')).toBe(text);
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
