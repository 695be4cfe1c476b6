import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { post, send } from '../dev/post.ts';
import { assetsWithForms } from '../dev/prerendered.ts';
import { contact } from '../dev/submissions.ts';
import { countAnswer } from './count-answers.sql.ts';

const { path, body } = contact;

/** A day of its own for these tests: the Worker may still have answers of other days to store. */
async function readAnswers(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    "SELECT * FROM answers WHERE hour GLOB '2026-02-03*' ORDER BY hour",
  ).all();
  return results.map((row) => Object.values(row));
}

/** Makes requests at once and waits for the work behind their answers. */
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

// The second between writes passes here.
beforeEach(() => vi.mocked(scheduler.wait).mockRestore());

describe('answers to forms', () => {
  it('are counted by hour with their server faults, whichever way a form was sent', async () => {
    setClock('2026-02-03T10:59:00.000Z');
    const nowhere = { env: { DB: databaseThatThrows() } };
    await settle(
      (context) => post(path, body, { context }),
      (context) => post(path, '{', { context }),
      (context) => post(path, body, { context, ...nowhere }),
      (context) =>
        send('/send/contact', { method: 'GET', context, env: { ASSETS: assetsWithForms } }),
      (context) => send('/api/secret', { context }),
      (context) => send('/api/slots', { method: 'GET', context, ...nowhere }),
    );
    expect(await readAnswers()).toEqual([['2026-02-03T10', 4, 1]]);
  });

  it('are added to those stored before', async () => {
    for (const second of ['00', '02']) {
      setClock(`2026-02-03T11:00:${second}.000Z`);
      await settle((context) => post(path, '{', { context }));
    }
    expect(await readAnswers()).toEqual([['2026-02-03T11', 2, 0]]);
  });

  it('write nothing if another request has stored them all', async () => {
    const prepare = vi.fn((sql: string) => env.DB.prepare(sql));
    const DB = { prepare } as unknown as D1Database;
    await Promise.all(
      ['00', '01'].map((second) =>
        countAnswer({ DB }, path, 201, new Date(`2026-02-03T15:00:${second}.000Z`)),
      ),
    );
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(await readAnswers()).toEqual([['2026-02-03T15', 2, 0]]);
  });

  it('stay unchanged if they cannot be counted', async () => {
    setClock('2026-02-03T13:00:00.000Z');
    const DB = { prepare: () => expect.unreachable() } as unknown as D1Database;
    const [answer] = await settle((context) => post(path, '{', { context, env: { DB } }));
    expect(answer?.status).toBe(400);
  });
});
