import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../core/settings.ts';
import { setClock } from '../dev/clock.ts';
import { readLog } from '../dev/log.ts';
import { emptyTables } from '../dev/tables.ts';
import {
  AT_NIGHT,
  countTable,
  EVERY_FIVE_MINUTES,
  emptyBucket,
  fillCounters,
  insertLead,
  queueOfSteps,
  runCron,
  runNight,
} from '../dev/upkeep.ts';
import { restoreDatabase } from './restore.sql.ts';

const EVENING = '2026-11-22T20:30:00.000Z';
const minutesLater = (minutes: number) =>
  setClock(new Date(Date.parse(EVENING) + minutes * 60_000).toISOString());

const readRun = (task: string) =>
  env.DB.prepare('SELECT ran_at, outcome, misses FROM upkeep_runs WHERE task = ?')
    .bind(task)
    .first();

const readTasks = async () =>
  (
    await env.DB.prepare('SELECT task FROM upkeep_steps ORDER BY position').all<{ task: string }>()
  ).results.map(({ task }) => task);

/** A bucket that cannot list, which erasures need first. */
const bucketThatFails = {
  list: () => Promise.reject(new Error('asha@example.com')),
} as unknown as R2Bucket;

const queueThatIsDown = {
  send: () => Promise.reject(new Error('Queue is down')),
  sendBatch: () => Promise.reject(new Error('Queue is down')),
} as unknown as Env['OUTBOX'];

beforeEach(async () => {
  await emptyBucket();
  setClock(EVENING);
});

describe('a night', () => {
  it('ends each task in its order, keeps how it ended, and logs one line for it', async () => {
    await insertLead('contact');
    await runNight();
    expect(await readRun('retention')).toEqual({
      ran_at: EVENING,
      outcome: 'deleted 0',
      misses: 0,
    });
    const outcomes = { night: 'done', erasures: 'finished 0', retention: 'deleted 0' };
    expect(readLog()).toEqual(
      Object.entries({ ...outcomes, backup: expect.stringMatching(/^copied \d+$/) }).map(
        ([task, outcome]) => ({ level: 'log', route: 'upkeep', task, outcome, durationMs: 0 }),
      ),
    );
    expect(await readTasks()).toEqual([]);
  });

  it('takes as many steps as the rows need, and copies every row', async () => {
    await fillCounters(45_000);
    // Erasures and the copy of the few rows of an empty database take one step each, retention two.
    const few = 4;
    expect(await runNight()).toBeGreaterThan(few);
    await emptyTables();
    const { tables } = await restoreDatabase(env.DB, env.BACKUPS, env.ERASURE_KEYS);
    expect(tables.every(({ isEqual }) => isEqual)).toBe(true);
    expect(await countTable('counters')).toBe(45_000);
  });

  it('tries a step three times, then fails its task and goes on with the next', async () => {
    await runNight({ BACKUPS: bucketThatFails });
    expect(await readRun('erasures')).toMatchObject({ outcome: 'failed Error', misses: 1 });
    expect(await readRun('retention')).toMatchObject({ outcome: 'deleted 0', misses: 0 });
    const tries = readLog().filter(({ task }) => task === 'erasures');
    expect(tries.map(({ level, outcome }) => `${level} ${outcome}`)).toEqual(
      Array(3).fill('error failed Error'),
    );
    expect(JSON.stringify(readLog())).not.toContain('asha');
    await runNight({ BACKUPS: bucketThatFails });
    expect(await readRun('erasures')).toMatchObject({ misses: 2 });
    await runNight();
    expect(await readRun('erasures')).toMatchObject({ outcome: 'finished 0', misses: 0 });
  });

  it('goes on where a step fails once, and no failure is kept', async () => {
    let isDown = true;
    const BACKUPS = {
      ...env.BACKUPS,
      list(options: R2ListOptions) {
        if (!isDown) return env.BACKUPS.list(options);
        isDown = false;
        return Promise.reject(new Error('down'));
      },
      put: (key: string, value: string) => env.BACKUPS.put(key, value),
    } as unknown as R2Bucket;
    await runNight({ BACKUPS });
    expect(await readRun('erasures')).toMatchObject({ outcome: 'finished 0', misses: 0 });
  });

  it('waits a quarter of an hour for a step that died, then takes it again', async () => {
    const { OUTBOX, queued, deliver } = queueOfSteps();
    await runCron(AT_NIGHT, { OUTBOX });
    await env.DB.prepare(
      'UPDATE upkeep_steps SET claimed_until = ?, attempts = 1 WHERE position = 0',
    )
      .bind('2026-11-22T20:45:00.000Z')
      .run();
    await deliver();
    expect(queued).toEqual([]);
    minutesLater(10);
    await runCron(EVERY_FIVE_MINUTES, { OUTBOX });
    expect(queued).toEqual([]);
    minutesLater(15);
    await runCron(EVERY_FIVE_MINUTES, { OUTBOX });
    while (await deliver());
    expect(await readRun('erasures')).toMatchObject({ outcome: 'finished 0' });
    expect(await readTasks()).toEqual([]);
  });

  it('gives up a step that kills its run each time', async () => {
    const { OUTBOX, deliver } = queueOfSteps();
    await runCron(AT_NIGHT, { OUTBOX });
    await env.DB.prepare('UPDATE upkeep_steps SET attempts = 3 WHERE position = 0').run();
    await deliver();
    expect(await readRun('erasures')).toMatchObject({ outcome: 'failed Error', misses: 1 });
    expect(await readTasks()).toEqual(['retention', 'backup']);
  });

  it('takes a step once where the queue delivers its message twice', async () => {
    const { OUTBOX, queued, deliver } = queueOfSteps();
    await runCron(AT_NIGHT, { OUTBOX });
    queued.push(...queued);
    await Promise.all([deliver(), deliver()]);
    while (await deliver());
    const ended = readLog().map(({ task, outcome }) => `${task} ${outcome}`);
    expect(ended.filter((line) => line.startsWith('erasures'))).toEqual(['erasures finished 0']);
    expect(ended.filter((line) => line.startsWith('backup'))).toHaveLength(1);
  });

  it('goes on within five minutes where the queue has lost its message', async () => {
    const { OUTBOX, queued, deliver } = queueOfSteps();
    await runCron(AT_NIGHT, { OUTBOX });
    queued.length = 0;
    minutesLater(5);
    await runCron(EVERY_FIVE_MINUTES, { OUTBOX });
    while (await deliver());
    expect(await readTasks()).toEqual([]);
  });

  it('takes a step every five minutes while the queue is down', async () => {
    await runCron(AT_NIGHT, { OUTBOX: queueThatIsDown });
    for (let minutes = 5; (await readTasks()).length > 0; minutes += 5) {
      minutesLater(minutes);
      await runCron(EVERY_FIVE_MINUTES, { OUTBOX: queueThatIsDown });
    }
    expect(await readRun('backup')).toMatchObject({ misses: 0 });
  });

  it('fails what the night before has not ended, and begins anew', async () => {
    const { OUTBOX, deliver } = queueOfSteps();
    await runCron(AT_NIGHT, { OUTBOX });
    await deliver();
    minutesLater(24 * 60);
    await runNight();
    const failed = readLog().filter(({ level }) => level === 'error');
    expect(failed.map(({ task, outcome }) => `${task} ${outcome}`)).toEqual([
      'retention failed unfinished',
      'backup failed unfinished',
    ]);
    expect(await readRun('backup')).toMatchObject({
      ran_at: '2026-11-23T20:30:00.000Z',
      misses: 0,
    });
  });
});

describe('the index of the search', () => {
  const holds = async (piece: string) => {
    const sql = 'SELECT count(*) AS total FROM lead_search_data WHERE instr(block, ?)';
    const bytes = new TextEncoder().encode(piece);
    return Boolean(await env.DB.prepare(sql).bind(bytes).first<number>('total'));
  };

  it('is merged in the first night of a month: what was deleted leaves nothing in it', async () => {
    await insertLead('contact', { name: 'Zqxwoman Rao', spam_at: '2026-01-02T00:00:00.000Z' });
    await insertLead('contact');
    await runNight();
    expect([await countTable('leads'), await holds('zqx')]).toEqual([1, true]);
    setClock('2026-12-01T20:30:00.000Z');
    await runNight();
    expect(await holds('zqx')).toBe(false);
    const found = "SELECT count(*) AS total FROM lead_search WHERE lead_search MATCH 'asha rao'";
    expect(await env.DB.prepare(found).first('total')).toBe(1);
  });
});
