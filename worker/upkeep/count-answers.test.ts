import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countAnswer } from '../core/count-answers.ts';
import { setClock } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { PARTNER, post, send } from '../dev/post.ts';
import { contact } from '../dev/submissions.ts';

const { path, body } = contact;

/**
 * Of the day of these tests, which is no other's: the Worker may still have something to count of those.
 * Without the mail of the leads, which the queue may have sent already.
 */
async function readCounters(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    "SELECT * FROM counters WHERE hour GLOB '2026-02-03*' AND route <> 'mail' ORDER BY outcome",
  ).all();
  return results.map((row) => Object.values(row));
}

/** Makes requests at once and waits for what follows their answers. */
async function settle(
  ...requests: ((context: ExecutionContext) => Promise<Response>)[]
): Promise<Response[]> {
  const contexts = requests.map(() => createExecutionContext());
  const answers = await Promise.all(
    requests.map((request, index) => request(contexts[index] as ExecutionContext)),
  );
  await Promise.all(contexts.map(waitOnExecutionContext));
  return answers;
}

// Here the second passes.
beforeEach(() => vi.mocked(scheduler.wait).mockRestore());

describe('counters', () => {
  it('count each answer by hour, route, first word of the outcome, and partner', async () => {
    setClock('2026-02-03T10:59:00.000Z');
    await env.DB.batch([
      env.DB.prepare("INSERT INTO partners (id, name, created_at) VALUES ('acme', 'Acme', '')"),
      env.DB.prepare('INSERT INTO partner_origins VALUES (?, ?)').bind(PARTNER, 'acme'),
    ]);
    const trapped = { ...body, phone: 'abcdefghij' };
    await settle(
      (context) => post(path, trapped, { context, headers: { origin: PARTNER } }),
      (context) => post(path, { ...body, phone: 'xxxxxxxxxx' }, { context }),
      (context) => post(path, body, { context, headers: { origin: null } }),
      (context) => send('/api/asha@example.com', { context }),
      (context) => send('/api/secret', { context }),
    );
    expect(await readCounters()).toEqual([
      ['2026-02-03T10', 'unknown', 'not-found', '', 2],
      ['2026-02-03T10', path, 'origin-not-allowed', '', 1],
      ['2026-02-03T10', path, 'stored', '', 1],
      ['2026-02-03T10', path, 'stored', 'acme', 1],
    ]);
  });

  it('go on from one write to the next', async () => {
    setClock('2026-02-03T11:00:00.000Z');
    await settle((context) => send('/api/secret', { context }));
    setClock('2026-02-03T11:00:02.000Z');
    await settle((context) => send('/api/secret', { context }));
    expect(await readCounters()).toEqual([['2026-02-03T11', 'unknown', 'not-found', '', 2]]);
  });

  it('cost one write for all that comes within a second', async () => {
    setClock('2026-02-03T12:00:00.000Z');
    let writes = 0;
    const database = {
      prepare: (sql: string) => {
        if (sql.includes('counters')) writes += 1;
        return env.DB.prepare(sql);
      },
    } as D1Database;
    const requests = Array.from(
      { length: 50 },
      () => (context: ExecutionContext) => send('/api/secret', { context, env: { DB: database } }),
    );
    await settle(...requests);
    expect([writes, await readCounters()]).toEqual([
      1,
      [['2026-02-03T12', 'unknown', 'not-found', '', 50]],
    ]);
  });

  it('let no request wait that comes while others are gathered', async () => {
    const answer = { route: path, outcome: 'stored', origin: null };
    const order: string[] = [];
    const first = countAnswer(env, answer, new Date('2026-02-03T14:00:00.000Z'));
    const second = countAnswer(env, answer, new Date('2026-02-03T14:00:00.999Z'));
    await Promise.all([
      first.then(() => order.push('first')),
      second.then(() => order.push('second')),
    ]);
    expect(order).toEqual(['second', 'first']);
    expect(await readCounters()).toEqual([['2026-02-03T14', path, 'stored', '', 2]]);
  });

  it('ask nothing of the database where another request has written them all', async () => {
    const answer = { route: path, outcome: 'stored', origin: null };
    const prepare = vi.fn((sql: string) => env.DB.prepare(sql));
    const counting = { ...env, DB: { prepare } as unknown as D1Database };
    await Promise.all([
      countAnswer(counting, answer, new Date('2026-02-03T15:00:00.000Z')),
      countAnswer(counting, answer, new Date('2026-02-03T15:00:01.000Z')),
    ]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(await readCounters()).toEqual([['2026-02-03T15', path, 'stored', '', 2]]);
  });

  it('leave the answer alone when they cannot be written', async () => {
    setClock('2026-02-03T13:00:00.000Z');
    const DB = databaseThatThrows();
    DB.prepare = () => {
      throw new Error('down');
    };
    const [answer] = await settle((context) => send('/api/secret', { context, env: { DB } }));
    expect(answer?.status).toBe(404);
  });
});
