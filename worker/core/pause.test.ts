import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { readClock } from '../dev/clock.ts';
import { readLog } from '../dev/log.ts';
import { makeEnv, post, recordingLateQueue, send } from '../dev/post.ts';
import { contact } from '../dev/submissions.ts';
import { countRows } from '../dev/tables.ts';
import { emptyBucket, insertMessage } from '../dev/upkeep.ts';
import worker from '../index.ts';
import { AWAY_UNTIL } from './operator-marks.ts';

const PAUSED = 'on';

describe('while an operator has paused writing', () => {
  it('a submission is answered as stored, queued, and stored afterwards', async () => {
    const { LATE, queued } = recordingLateQueue();
    const answer = await post(contact.path, contact.body, { env: { PAUSED, LATE } });
    expect(answer.status).toBe(201);
    const batch = () =>
      createMessageBatch('study-abroad-late', [
        { id: '0', timestamp: readClock(), attempts: 1, body: queued[0] },
      ]);
    const whilePaused = batch();
    await worker.queue(whilePaused, makeEnv({ PAUSED }));
    const { retryMessages } = await getQueueResult(whilePaused, createExecutionContext());
    expect([retryMessages.length, await countRows()]).toEqual([1, 0]);
    await worker.queue(batch(), makeEnv());
    expect(await countRows()).toBe(1);
  });

  it('no message is sent, and no regular work is done', async () => {
    await insertMessage('contact', 1);
    const before = await env.DB.prepare('SELECT * FROM outbox').all();
    await worker.scheduled({} as ScheduledController, makeEnv({ PAUSED }));
    expect((await env.DB.prepare('SELECT * FROM outbox').all()).results).toEqual(before.results);
    expect(readLog().filter(({ task }) => task === 'sweep')).toMatchObject([
      { outcome: 'failed reset' },
    ]);
  });

  it('the monitor gets 200, until the time that the operator has set', async () => {
    const health = () => send('/api/health', { method: 'GET', env: { PAUSED } });
    await emptyBucket();
    expect((await health()).status).toBe(503);
    await env.RECORDS.put(AWAY_UNTIL, '2999-01-01T00:00:00.000Z');
    expect((await health()).status).toBe(200);
  });
});
