import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Health } from '../../contract/leads.ts';
import { HEALTH_PATH } from '../../contract/protocol.ts';
import worker from '../../index.ts';
import { readHealth } from '../../upkeep/health.ts';
import { setClock } from '../support/clock.ts';
import { databaseThatListens } from '../support/databases.ts';
import { describeAnswer, makeEnv, SITE, send } from '../support/post.ts';
import {
  EVERY_FIVE_MINUTES,
  insertEvent,
  insertLead,
  insertMessage,
  runCron,
} from '../support/upkeep.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const databaseThatIsDown = {
  prepare() {
    throw new Error('asha@example.com');
  },
} as unknown as D1Database;

const setCanary = (ranAt: string, misses: number) =>
  env.DB.prepare("INSERT OR REPLACE INTO upkeep_runs VALUES ('canary', ?, 'stored', ?)")
    .bind(ranAt, misses)
    .run();

describe(`GET ${HEALTH_PATH}`, () => {
  const ask = (overrides: Parameters<typeof send>[1] = {}) =>
    send(HEALTH_PATH, { method: 'GET', ...overrides });

  it('answers ok and nothing else', async () => {
    await runCron(EVERY_FIVE_MINUTES);
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([200, '{"ok":true}']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers ok before the first run of the canary', async () => {
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['503 storage-failed', { env: { DB: databaseThatIsDown } }],
    ['500 internal-error', { env: { DB_TIMEOUT_MS: 'secret' } }],
    ['405 method-not-allowed', { method: 'POST', body: '{}' }],
  ])('answers %s', async (answer, overrides) => {
    expect(await describeAnswer(await ask(overrides))).toBe(answer);
  });

  it('answers 503 while the canary misses or has stopped', async () => {
    await setCanary(new Date().toISOString(), 2);
    expect(await describeAnswer(await ask())).toBe('503 upkeep-failed');
    await setCanary('2026-01-01T00:00:00.000Z', 0);
    expect(await describeAnswer(await ask())).toBe('503 upkeep-failed');
  });

  it('asks the database once in 30 seconds', async () => {
    const { database, sql } = databaseThatListens();
    const kept = makeEnv({ DB: database });
    const askAt = (time: string) => {
      setClock(time);
      return worker.fetch(new Request(SITE + HEALTH_PATH), kept, createExecutionContext());
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

  async function read(now = NOW): Promise<Health> {
    const outcome = await readHealth({}, { env: makeEnv(), actor, now });
    if (!('value' in outcome)) throw new Error(outcome.problem);
    return outcome.value;
  }

  const textOf = (health: Health, name: string) =>
    health.checks.find((check) => check.name === name)?.text;

  it('tells of the last lead in the inbox', async () => {
    await insertLead('contact', { created_at: '2026-11-22T09:00:00.000Z' });
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z', flag: 'rate' });
    expect(textOf(await read(), 'Last lead')).toBe('The last lead came 3 hours ago.');
  });

  it('lists dead letters and tells how long the oldest mail has waited', async () => {
    const early = { created_at: '2026-11-22T11:40:00.000Z', due_at: '2026-11-22T12:30:00.000Z' };
    await insertMessage('contact', 1, early);
    await insertMessage('contact', 1, { created_at: '2026-11-22T11:50:00.000Z' });
    await insertMessage('contact', 1, { topic: 'webhook' });
    await insertMessage('contact', 1, { sent_at: '2026-11-22T00:00:00.000Z' });
    await insertMessage('contact', 1, {
      sent_at: '2026-11-22T00:00:00.000Z',
      last_error: 'needless',
    });
    await insertMessage('contact', 1, { sent_at: '2026-11-21T23:59:59.999Z' });
    const deadAt = '2026-11-22T10:00:00.000Z';
    await insertMessage('contact', 1, { attempts: 8, dead_at: deadAt, last_error: '503' });
    const health = await read();
    expect(textOf(health, 'Mail')).toBe('The oldest mail has waited for 20 minutes.');
    expect(textOf(health, 'Mail today')).toBe('1 mail sent since midnight UTC.');
    expect(health.state).toBe('bad');
    expect(health.deadLetters).toEqual([
      { id: expect.any(Number), topic: 'lead', attempts: 8, lastError: '503', deadAt },
    ]);
  });

  it('tells the share of server faults in the last 24 hours', async () => {
    const insert = env.DB.prepare("INSERT INTO counters VALUES (?, '/api/contact', ?, '', ?)");
    await env.DB.batch([
      insert.bind('2026-11-21T12', 'storage-failed', 100),
      insert.bind('2026-11-21T13', 'storage-failed', 1),
      insert.bind('2026-11-22T11', 'storage-timeout', 1),
      insert.bind('2026-11-22T12', 'internal-error', 1),
      insert.bind('2026-11-22T12', 'stored', 97),
    ]);
    const text = '3 faults in 100 answers of the last 24 hours.';
    expect(textOf(await read(), 'Server faults')).toBe(text);
  });

  it('tells how many rows each table has, and how many leads are due to go', async () => {
    await env.DB.prepare("INSERT INTO retention VALUES ('contact', 30)").run();
    await insertEvent('contact', await insertLead('contact'));
    await insertLead('contact', { created_at: '2026-11-22T11:00:00.000Z' });
    const { tables, retention } = await read();
    expect(tables).toContainEqual({ name: 'contact_messages', rows: 2 });
    expect(retention).toEqual([
      { kind: 'consultation', days: null, due: 0 },
      { kind: 'contact', days: 30, due: 1 },
      { kind: 'newsletter', days: null, due: 0 },
    ]);
  });
});
