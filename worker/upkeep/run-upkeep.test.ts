import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import wranglerToml from '../../wrangler.toml?raw';
import { setClock } from '../dev/clock.ts';
import { databaseThatMeets, databaseThatThrows, type Fault, stalling } from '../dev/databases.ts';
import { readLog } from '../dev/log.ts';
import { countTable, emptyBucket, fillSpam, runCron } from '../dev/upkeep.ts';

const readRun = (task: string) =>
  env.DB.prepare('SELECT succeeded_at, misses FROM upkeep_runs WHERE task = ?').bind(task).first();

beforeEach(() => emptyBucket());

describe('upkeep', () => {
  it('runs every five minutes, stores when each task succeeded, and logs one line for each', async () => {
    expect(wranglerToml).toContain('crons = ["*/5 * * * *"]');
    setClock('2026-11-22T03:30:00.000Z');
    await runCron();
    const tasks = ['canary', 'sweep', 'digest', 'late', 'night'];
    for (const task of tasks) {
      expect(await readRun(task)).toEqual({ succeeded_at: '2026-11-22T03:30:00.000Z', misses: 0 });
    }
    const lines = readLog().map(({ task, outcome }) => `${task}: ${outcome}`);
    expect(lines).toEqual(tasks.map((task) => `${task}: done`));
  });

  it('goes on with the next task where one fails, logs it without its message, and counts the failures since it succeeded', async () => {
    setClock('2026-11-22T03:30:00.000Z');
    await runCron();
    setClock('2026-11-22T03:35:00.000Z');
    const broken = { DB: databaseThatThrows() };
    for (let runs = 0; runs < 2; runs += 1) await runCron(broken);
    const first = { succeeded_at: '2026-11-22T03:30:00.000Z', misses: 2 };
    expect(await readRun('canary')).toEqual(first);
    expect(readLog().map(({ task }) => task)).toContain('digest');
    const line = readLog().find(({ level, task }) => level === 'error' && task === 'canary');
    expect(line).toMatchObject({ outcome: 'failed reset' });
    expect(JSON.stringify(readLog())).not.toContain('asha');
    await runCron();
    const second = { succeeded_at: '2026-11-22T03:35:00.000Z', misses: 0 };
    expect(await readRun('canary')).toEqual(second);
  });
});

describe('the canary', () => {
  it('leaves no row behind, not even after a failed run, and needs no bucket', async () => {
    await env.DB.prepare("INSERT INTO canary (token) VALUES ('left')").run();
    const down = () => Promise.reject(new Error('asha@example.com'));
    await runCron({ RECORDS: { get: down, list: down } as unknown as R2Bucket });
    expect(await countTable('canary')).toBe(0);
    expect(await readRun('canary')).toMatchObject({ misses: 0 });
  });

  const losing: Fault = async (run) => {
    const [inserted, , deleted] = await run();
    return [inserted, { results: [] }, deleted];
  };

  it.each([
    ['a row that cannot be read', 'Error', losing],
    ['a database that never answers', 'timeout', stalling],
  ])('counts %s as a miss, and names it %s', async (_, name, meet) => {
    const { database } = databaseThatMeets(meet);
    await runCron({ DB: database, DB_TIMEOUT_MS: '1' });
    expect(await readRun('canary')).toMatchObject({ misses: 1 });
    expect(readLog().find(({ task }) => task === 'canary')?.outcome).toBe(`failed ${name}`);
  });
});

describe('the nightly work', () => {
  it('runs once a night, and later if the night was missed', async () => {
    const days = ['2026-11-21T20:25', '2026-11-21T20:30', '2026-11-21T20:35', '2026-11-23T09:00'];
    const ends: unknown[] = [];
    for (const time of days) {
      setClock(`${time}:00.000Z`);
      await runCron();
      ends.push((await readRun('night'))?.succeeded_at);
    }
    expect(ends).toEqual([
      '2026-11-21T20:25:00.000Z',
      '2026-11-21T20:30:00.000Z',
      '2026-11-21T20:30:00.000Z',
      '2026-11-23T09:00:00.000Z',
    ]);
  });

  it('deletes four thousand leads in a run, goes on five minutes later, and has ended when nothing is left', async () => {
    await fillSpam(4201);
    const left: unknown[] = [];
    for (const minute of ['30', '35', '40']) {
      setClock(`2026-11-22T20:${minute}:00.000Z`);
      await runCron();
      left.push([await countTable('leads'), await readRun('night')]);
    }
    const done = { succeeded_at: '2026-11-22T20:35:00.000Z', misses: 0 };
    expect(left).toEqual([
      [201, null],
      [0, done],
      [0, done],
    ]);
  });
});
