import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import wranglerToml from '../../wrangler.toml?raw';
import type { CheckedSubmission } from '../core/checked-submission.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { databaseThatCommitsThenThrows, databaseThatThrows } from '../dev/databases.ts';
import { MEERA } from '../dev/leads.ts';
import { readLog } from '../dev/log.ts';
import { limiterThatRefuses, makeEnv, post, recordingLateQueue, STRANGER } from '../dev/post.ts';
import { consultation, contact, everySubmission } from '../dev/submissions.ts';
import { countRows, readRow, readRows } from '../dev/tables.ts';
import { emptyBucket } from '../dev/upkeep.ts';
import worker from '../index.ts';
import { erasePerson } from '../upkeep/erase-person.ts';
import { retryDeadLetters } from './dead-letters.ts';
import { MAX_LATE_BYTES } from './postpone.ts';

const ARRIVED = '2026-11-20T12:00:00.000Z';

/** Delivers messages as the queue does; resolves to what the consumer says of each. */
async function deliver(
  kept: CheckedSubmission[],
  { queue = 'study-abroad-late', attempts = 1, DB = env.DB, RECORDS = env.RECORDS } = {},
) {
  const messages = kept.map((body, index) => ({
    id: `${index}`,
    timestamp: new Date(ARRIVED),
    attempts,
    body,
  }));
  const batch = createMessageBatch(queue, messages);
  const context = createExecutionContext();
  await worker.queue(batch, makeEnv({ DB, RECORDS }));
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  return { acked: explicitAcks.length, retried: retryMessages };
}

/** The real bucket, which lists one object at a time, and fails if no next one is requested. */
function bucketOfShortPages(): R2Bucket {
  let lists = 0;
  return {
    get: (key: string) => env.RECORDS.get(key),
    put: (key: string, text: string) => env.RECORDS.put(key, text),
    delete: (key: string) => env.RECORDS.delete(key),
    list(options: R2ListOptions) {
      lists += 1;
      if (lists > 20) throw new Error('It lists without an end.');
      return env.RECORDS.list({ ...options, limit: 1 });
    },
  } as unknown as R2Bucket;
}

const DEAD = { queue: 'study-abroad-late-dead' };
const EMAIL = String(consultation.body.email);

/** Erases a person from the desk. */
const erase = (email = EMAIL, RECORDS = env.RECORDS) =>
  erasePerson(
    { email, confirmation: email },
    { env: makeEnv({ RECORDS }), actor: MEERA, now: readClock() },
  );

const listDeadLetters = async () => (await env.RECORDS.list({ prefix: 'late/' })).objects;

const withoutPersonal = /Asha|example\.com|98765|documents/;

beforeEach(async () => {
  setClock(ARRIVED);
  await emptyBucket();
});

describe.each(everySubmission)('while D1 is away, $path', ({ path, body, table }) => {
  it('is answered as stored, waits whole, and is stored and announced when D1 is back', async () => {
    const stored = await post(path, { ...body, email: 'b@example.com' });
    const { LATE, queued: kept } = recordingLateQueue();
    const answer = await post(path, body, { env: { DB: databaseThatThrows(), LATE } });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe(await stored.text());
    expect([...answer.headers.keys()]).toEqual([...stored.headers.keys()]);
    expect(await readRows(table)).toHaveLength(1);
    setClock('2026-11-20T13:00:00.000Z');
    expect(await deliver(kept)).toEqual({ acked: 1, retried: [] });
    const row = (await readRows(table)).at(-1);
    expect(row).toMatchObject({ email: body.email, created_at: ARRIVED, repeats: 0 });
    const reference = answer.headers.get('sa-reference')?.replace('-', '').toLowerCase() ?? '';
    expect(row?.dedupe_key).toMatch(new RegExp(`^${reference}`));
    expect(await readRows('outbox')).toHaveLength(2);
    expect(JSON.stringify(readLog())).not.toMatch(withoutPersonal);
  });

  it.each([
    ['commits and then throws', databaseThatCommitsThenThrows],
    ['throws', databaseThatThrows()],
  ])('is stored once with its flag where D1 %s, delivered thrice', async (_, DB) => {
    const { LATE, queued: kept } = recordingLateQueue();
    await post(path, body, { headers: { origin: STRANGER }, env: { DB, LATE } });
    await deliver([...kept, ...kept]);
    await deliver(kept);
    expect(await readRow(table)).toMatchObject({ source: STRANGER });
    expect(await readRow('leads')).toMatchObject({ repeats: 0, flag: 'origin' });
    const topics = (await readRows('outbox')).map(({ topic }) => topic);
    expect(topics).toEqual([...new Set(topics)]);
  });
});

describe('a submission that waits', () => {
  const keep = async (body: object = consultation.body) => {
    const { LATE, queued: kept } = recordingLateQueue();
    await post(consultation.path, body, { env: { DB: databaseThatThrows(), LATE } });
    return kept;
  };

  it('waits longer for each next try, an hour at most', async () => {
    const [body] = await keep();
    const waits: number[] = [];
    for (const attempts of [1, 2, 5, 50]) {
      const retry = ({ delaySeconds = 0 } = {}) => waits.push(delaySeconds);
      const batch = { queue: 'study-abroad-late', messages: [{ body, attempts, retry }] };
      await worker.queue(batch as never, makeEnv({ DB: databaseThatThrows() }));
    }
    expect(waits).toEqual([30, 60, 480, 3600]);
  });

  it('is dropped if its person was erased meanwhile, and kept if the erasure was earlier', async () => {
    setClock('2026-11-20T11:59:59.000Z');
    await erase('before@example.com');
    setClock(ARRIVED);
    const before = await keep({ ...consultation.body, email: 'before@example.com' });
    const kept = [...(await keep()), ...before];
    setClock('2026-11-20T12:30:00.000Z');
    await erase();
    expect((await deliver(kept)).acked).toBe(2);
    expect(await readRow(consultation.table)).toMatchObject({ email: 'before@example.com' });
  });

  it('is kept in the bucket once the queue gives up, under no name of a visitor', async () => {
    const kept = await keep();
    expect(await deliver(kept, DEAD)).toEqual({ acked: 1, retried: [] });
    const objects = await listDeadLetters();
    expect(objects).toHaveLength(1);
    expect(objects[0]?.key).toMatch(/^late\/2026-11-20T12:00:00\.000Z-[0-9a-f]{12}\.json$/);
    const text = await (await env.RECORDS.get(objects[0]?.key ?? ''))?.text();
    expect(JSON.parse(text ?? '')).toEqual(kept[0]);
    expect(await countRows()).toBe(0);
  });

  it('is stored from the bucket and deleted there once D1 is back', async () => {
    await deliver(await keep(), DEAD);
    await expect(retryDeadLetters(makeEnv({ DB: databaseThatThrows() }))).rejects.toThrow();
    expect(await listDeadLetters()).toHaveLength(1);
    await retryDeadLetters(makeEnv());
    expect(await listDeadLetters()).toHaveLength(0);
    expect(await readRow(consultation.table)).toMatchObject({ created_at: ARRIVED });
  });

  it('is erased from the bucket with its person, among however many and unreadable ones', async () => {
    const others = ['b@example.com', 'c@example.com'];
    for (const email of others) await deliver(await keep({ ...consultation.body, email }), DEAD);
    await deliver(await keep(), DEAD);
    const unreadable = ['late/2026-01-01-cut.json', 'late/2026-01-02-null.json'];
    await env.RECORDS.put(unreadable[0] ?? '', '{"kind":');
    await env.RECORDS.put(unreadable[1] ?? '', 'null');
    await erase(EMAIL, bucketOfShortPages());
    expect(await listDeadLetters()).toHaveLength(4);
    await expect(retryDeadLetters(makeEnv())).rejects.toThrow();
    const stored = (await readRows(consultation.table)).map(({ email }) => email);
    expect(stored.sort()).toEqual(others);
    expect((await listDeadLetters()).map(({ key }) => key)).toEqual(unreadable);
  });

  it('is delayed neither by one that the database refuses nor by a message that is no submission', async () => {
    const [sound] = await keep();
    const [refused] = await keep({ ...consultation.body, email: 'refused@example.com' });
    if (!sound || !refused) throw new Error('Nothing was queued');
    const broken = { ...refused, values: { ...refused.values, consultationType: 'phone' } };
    const outcome = await deliver([null, broken, sound] as CheckedSubmission[]);
    expect(outcome).toEqual({ acked: 2, retried: [{ msgId: '1' }] });
    expect(await readRow(consultation.table)).toMatchObject({ email: consultation.body.email });
    const given = await deliver([null as never, sound], DEAD);
    expect(given.acked).toBe(2);
  });

  it('keeps a member’s change if it is delivered again', async () => {
    const { LATE, queued: kept } = recordingLateQueue();
    const options = { headers: { origin: STRANGER }, env: { DB: databaseThatThrows(), LATE } };
    await post(consultation.path, consultation.body, options);
    await deliver(kept);
    await env.DB.prepare('UPDATE leads SET flag = NULL, version = 2').run();
    await deliver(kept);
    expect(await readRow('leads')).toMatchObject({ flag: null });
  });

  it('fits into a message, however long it may be', async () => {
    const texts = { name: '😀a'.repeat(50), message: '😀'.repeat(3000), phone: '1'.repeat(40) };
    const long = { ...contact.body, ...texts };
    const { LATE, queued: kept } = recordingLateQueue();
    const headers = { referer: `https://site.example/${'é'.repeat(900)}` };
    await post(contact.path, long, { headers, env: { DB: databaseThatThrows(), LATE } });
    const shortlist = Array.from({ length: 32 }, () => '😀'.repeat(60));
    const withPlan = { ...consultation.body, plan: { results: { shortlist } } };
    await post(consultation.path, withPlan, { env: { DB: databaseThatThrows(), LATE } });
    expect(kept).toHaveLength(2);
    for (const one of kept) {
      expect(new TextEncoder().encode(JSON.stringify(one)).length).toBeLessThan(MAX_LATE_BYTES / 4);
    }
  });
});

describe('a flood', () => {
  it('from one network is refused, while another visitor’s submission is kept', async () => {
    const { LATE, queued: kept } = recordingLateQueue();
    const open = { BREAKER_LIMITER: limiterThatRefuses, LATE };
    const over = { ADDRESS_LIMITER: limiterThatRefuses, FLOOD_LIMITER: limiterThatRefuses };
    const flood = { ...open, ...over };
    expect((await post(contact.path, contact.body, { env: flood })).status).toBe(429);
    expect(kept).toHaveLength(0);
    expect((await post(contact.path, contact.body, { env: open })).status).toBe(201);
    await deliver(kept);
    expect(await readRow('leads')).toMatchObject({ folder: 'inbox' });
  });

  it('with a flag waits in a queue of its own, which is stored like the other', async () => {
    const [genuine, flagged] = [recordingLateQueue(), recordingLateQueue()];
    const queues = { LATE: genuine.LATE, LATE_FLAGGED: flagged.LATE };
    const env = { BREAKER_LIMITER: limiterThatRefuses, ...queues };
    await post(contact.path, contact.body, { env });
    const headers = { origin: STRANGER };
    await post(contact.path, { ...contact.body, email: 'b@example.com' }, { headers, env });
    expect([genuine.queued.length, flagged.queued.length]).toEqual([1, 1]);
    await deliver(flagged.queued, { queue: 'study-abroad-late-flagged' });
    expect(await readRow('leads')).toMatchObject({ folder: 'flagged', email: 'b@example.com' });
  });
});

it('both late queues keep what they give up in the same place', () => {
  const consumers = wranglerToml.match(/queue = "study-abroad-late[^"]*"\nmax_[^[]*/g) ?? [];
  expect(consumers).toHaveLength(2);
  for (const consumer of consumers) {
    expect(consumer).toContain('max_retries = 100\ndead_letter_queue = "study-abroad-late-dead"');
  }
});
