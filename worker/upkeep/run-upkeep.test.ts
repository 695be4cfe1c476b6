import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import wranglerToml from '../../wrangler.toml?raw';
import { setClock } from '../dev/clock.ts';
import { databaseThatMeets, databaseThatThrows, throwing } from '../dev/databases.ts';
import { readLog } from '../dev/log.ts';
import { makeEnv } from '../dev/post.ts';
import { countTable, EVERY_FIVE_MINUTES, runCron } from '../dev/upkeep.ts';
import { runUpkeep, TASKS } from './run-upkeep.ts';

const readRun = (task: string) =>
  env.DB.prepare('SELECT ran_at, outcome, misses FROM upkeep_runs WHERE task = ?')
    .bind(task)
    .first();

const bucketThatFails = {
  get: () => Promise.reject(new Error('asha@example.com')),
  list: () => Promise.reject(new Error('asha@example.com')),
} as unknown as R2Bucket;

beforeEach(async () => {
  await env.BACKUPS.delete('upkeep/health.json');
});

describe('upkeep', () => {
  it('has tasks for the triggers of wrangler.toml and for no others', () => {
    const crons = wranglerToml.match(/^crons = (\[.*\])$/m)?.[1] ?? '[]';
    expect(Object.keys(TASKS)).toEqual(JSON.parse(crons));
  });

  it('keeps when each task ran and how it ended, and logs one line for each', async () => {
    setClock('2026-11-22T03:30:00.000Z');
    await runCron(EVERY_FIVE_MINUTES);
    for (const task of ['sweep', 'digest', 'steps']) {
      expect(await readRun(task)).toEqual({
        ran_at: '2026-11-22T03:30:00.000Z',
        outcome: 'done',
        misses: 0,
      });
    }
    expect(readLog().map(({ task, outcome }) => `${task}: ${outcome}`)).toEqual([
      'canary: stored',
      'sweep: done',
      'digest: done',
      'late: filed 0',
      'steps: done',
    ]);
  });

  it('goes on with the next task where one fails, and counts the failures in a row', async () => {
    const broken = { DB: databaseThatThrows() };
    await runCron(EVERY_FIVE_MINUTES, broken);
    await runCron(EVERY_FIVE_MINUTES, broken);
    expect(await readRun('canary')).toMatchObject({ outcome: 'failed reset', misses: 2 });
    expect(await readRun('steps')).toMatchObject({ outcome: 'done', misses: 0 });
    await runCron(EVERY_FIVE_MINUTES);
    expect(await readRun('canary')).toMatchObject({ outcome: 'stored', misses: 0 });
  });

  it('logs a failure as an error, without its message', async () => {
    await runCron(EVERY_FIVE_MINUTES, { DB: databaseThatThrows() });
    const line = readLog().find(({ task }) => task === 'canary');
    expect(line).toMatchObject({ level: 'error', outcome: 'failed reset' });
    expect(JSON.stringify(readLog())).not.toContain('asha');
  });
});

describe('the canary', () => {
  const broken = { DB: databaseThatThrows() };

  it('leaves no row behind, not even that of a run that broke off', async () => {
    await env.DB.prepare("INSERT INTO canary (token) VALUES ('left')").run();
    await runCron(EVERY_FIVE_MINUTES);
    expect(await countTable('canary')).toBe(0);
    expect(await readRun('canary')).toMatchObject({ outcome: 'stored', misses: 0 });
  });

  it('counts a row that cannot be read as a miss', async () => {
    const { database } = databaseThatMeets(async (run) => {
      const [inserted, , deleted] = await run();
      return [inserted, { results: [] }, deleted];
    });
    await runCron(EVERY_FIVE_MINUTES, { DB: database });
    expect(await readRun('canary')).toMatchObject({ outcome: 'failed Error', misses: 1 });
  });

  it('does not take a bucket that is down for a database that is', async () => {
    await runCron(EVERY_FIVE_MINUTES, { BACKUPS: bucketThatFails });
    expect(await readRun('canary')).toMatchObject({ outcome: 'stored', misses: 0 });
  });

  it('does without a mail service', async () => {
    const { MAIL: _, ...withoutMail } = makeEnv(broken);
    const controller = createScheduledController({ cron: EVERY_FIVE_MINUTES });
    for (let run = 0; run < 3; run += 1) await runUpkeep(controller, withoutMail);
    const runs = readLog().filter(({ task }) => task === 'canary');
    expect(runs.map(({ outcome }) => outcome)).toEqual(Array(3).fill('failed reset'));
  });

  it('gives up on a database that never answers', async () => {
    const { database } = databaseThatMeets(() => new Promise(() => {}));
    await runCron(EVERY_FIVE_MINUTES, { DB: database, DB_TIMEOUT_MS: '1' });
    expect(await readRun('canary')).toMatchObject({ outcome: 'failed timeout', misses: 1 });
  });

  it('names the fault of the database and not its message', async () => {
    const { database } = databaseThatMeets(throwing());
    await runCron(EVERY_FIVE_MINUTES, { DB: database });
    expect(await readRun('canary')).toMatchObject({ outcome: 'failed reset' });
  });
});
