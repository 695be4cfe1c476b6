import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { readClock, setClock } from '../dev/clock.ts';
import { readDeeds, storeLead } from '../dev/leads.ts';
import { consume, fakeMail, fakeQueue, readMessage, readOutbox } from '../dev/messages.ts';
import { makeEnv } from '../dev/post.ts';
import { queueDigest } from '../leads/queue-digest.ts';
import { retryMessage } from '../upkeep/retry-message.ts';
import { sweepOutbox } from '../upkeep/sweep-outbox.ts';
import { CLAIM_MS, claimMessages, MAX_ATTEMPTS } from './outbox.sql.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

/** Writes messages that are due a second ago, each with its changes. */
async function write(...changes: Record<string, unknown>[]): Promise<void> {
  const rows = changes.map((change, index) => {
    const row: Record<string, unknown> = {
      topic: 'digest',
      dedupe_key: `key-${index}`,
      payload: '{}',
      created_at: ago(1000),
      due_at: ago(1000),
      ...change,
    };
    const names = Object.keys(row);
    return env.DB.prepare(
      `INSERT INTO outbox (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ).bind(...Object.values(row));
  });
  await env.DB.batch(rows);
}

describe('the sweep', () => {
  it('queues what is due and nobody’s, the longest due first', async () => {
    const { OUTBOX, queued } = fakeQueue();
    await write(
      { due_at: ago(1000) },
      { due_at: ago(5000) },
      { due_at: ago(0) },
      { due_at: ago(-1) },
      { sent_at: ago(1) },
      { dead_at: ago(1) },
      { claimed_until: ago(-1) },
      { claimed_until: ago(0), due_at: ago(3000) },
    );
    await sweepOutbox(makeEnv({ OUTBOX }), NOW);
    expect(queued).toEqual([2, 8, 1, 3]);
  });

  it('queues at most a hundred in a run', async () => {
    const { OUTBOX, queued } = fakeQueue();
    await write(...Array.from({ length: 101 }, () => ({})));
    await sweepOutbox(makeEnv({ OUTBOX }), NOW);
    expect(queued).toHaveLength(100);
  });

  it('asks nothing of the queue when nothing is due', async () => {
    const { OUTBOX, state } = fakeQueue();
    await sweepOutbox(makeEnv({ OUTBOX }), NOW);
    expect(state.calls).toBe(0);
  });

  it('sends by itself while the queue is down', async () => {
    const { OUTBOX, state } = fakeQueue();
    const { MAIL, sent } = fakeMail();
    state.isDown = true;
    await storeLead('consultation');
    await write({});
    await sweepOutbox(makeEnv({ OUTBOX, MAIL }), NOW);
    expect(sent).toHaveLength(1);
    expect(await readMessage()).toMatchObject({ sent_at: expect.any(String) });
  });

  it('claims each message from the time of its own turn', async () => {
    const { OUTBOX, state } = fakeQueue();
    state.isDown = true;
    await storeLead('consultation');
    await write({}, {});
    const claims: unknown[] = [];
    const MAIL = {
      async send() {
        const [, second] = await readOutbox();
        claims.push(second?.claimed_until);
        setClock(new Date(NOW.getTime() + CLAIM_MS).toISOString());
      },
    } as unknown as SendEmail;
    setClock(NOW.toISOString());
    await sweepOutbox(makeEnv({ OUTBOX, MAIL }), NOW);
    expect(claims).toEqual([null, new Date(NOW.getTime() + 2 * CLAIM_MS).toISOString()]);
  });

  it('gives up what killed its sender at every attempt', async () => {
    const { OUTBOX, queued } = fakeQueue();
    await write({});
    for (let times = 1; times <= MAX_ATTEMPTS; times += 1) {
      const now = new Date(NOW.getTime() + times * CLAIM_MS);
      await sweepOutbox(makeEnv({ OUTBOX }), now);
      expect(await claimMessages(env.DB, 1, now)).toMatchObject([{ attempts: times }]);
    }
    expect(queued).toHaveLength(MAX_ATTEMPTS);
    const last = new Date(NOW.getTime() + (MAX_ATTEMPTS + 1) * CLAIM_MS);
    await sweepOutbox(makeEnv({ OUTBOX }), last);
    expect(queued).toHaveLength(MAX_ATTEMPTS);
    expect(await readMessage()).toMatchObject({
      dead_at: last.toISOString(),
      last_error: 'did not return',
    });
  });
});

describe('a dead letter', () => {
  const actor = { email: 'mira@consultancy.example', name: 'Mira', role: 'admin' as const };

  it('is due again with all its attempts when a member tries again, and queued', async () => {
    const { OUTBOX, queued } = fakeQueue();
    await write({ dead_at: ago(1), attempts: MAX_ATTEMPTS, due_at: ago(9000) });
    const context = { env: makeEnv({ OUTBOX }), actor, now: NOW };
    // The answer is Health, which has tests of its own.
    await retryMessage({ id: 1 }, context).catch(() => {});
    expect(queued).toEqual([1]);
    const due = { dead_at: null, attempts: 0, due_at: NOW.toISOString() };
    expect(await readMessage()).toMatchObject(due);
    expect(await readDeeds()).toEqual([[actor.email, 'retried', '1', null, null]]);
  });

  it.each([
    ['sent', { sent_at: ago(1) }],
    ['still waiting', {}],
  ])('is not what is %s', async (_, change) => {
    const { OUTBOX, queued } = fakeQueue();
    await write(change);
    const before = await readMessage();
    const context = { env: makeEnv({ OUTBOX }), actor, now: NOW };
    expect(await retryMessage({ id: 1 }, context)).toEqual({ problem: 'not-found' });
    expect(await retryMessage({ id: 99 }, context)).toEqual({ problem: 'not-found' });
    expect([queued, await readMessage(), await readDeeds()]).toEqual([[], before, []]);
  });
});

describe('the digest', () => {
  const { MAIL, sent } = fakeMail();

  it('counts what is pending, unassigned and flagged, and names nobody', async () => {
    sent.length = 0;
    setClock('2026-11-20T03:30:00.000Z');
    await storeLead('consultation');
    await storeLead('consultation', { assigned_to: 'mira@consultancy.example' });
    await storeLead('consultation', { status: 'contacted' });
    await storeLead('consultation', { flag: 'blank' });
    await storeLead('consultation', { flag: 'blank', spam_at: ago(1) });
    const { OUTBOX, queued } = fakeQueue();
    await queueDigest(makeEnv({ OUTBOX }), readClock());
    await consume(queued, { MAIL });
    const [mail] = sent;
    expect(mail?.to).toEqual(['team@study-abroad.example']);
    expect(mail?.subject).toBe('Leads waiting for you');
    expect(mail?.text).toBe(
      [
        'Pending: 2',
        'Not assigned yet: 1',
        'Flagged, for you to check: 1',
        'Open the desk:\nhttp://localhost:8788/#inbox\n',
      ].join('\n\n'),
    );
    expect(JSON.stringify(sent)).not.toMatch(/asha/i);
  });

  it('comes once a day', async () => {
    await storeLead('consultation');
    for (const time of ['2026-11-20T03:30:00Z', '2026-11-20T03:35:00Z', '2026-11-21T03:30:00Z']) {
      await queueDigest(makeEnv(), new Date(time));
    }
    const keys = (await readOutbox()).map(({ topic, dedupe_key }) => `${topic} ${dedupe_key}`);
    expect(keys).toEqual([
      'digest 2026-11-20 team@study-abroad.example',
      'digest 2026-11-21 team@study-abroad.example',
    ]);
  });

  it('comes at 09:00 IST, or at the first run after it when that was missed', async () => {
    await queueDigest(makeEnv(), new Date('2026-11-20T03:29:59Z'));
    expect(await readOutbox()).toEqual([]);
    await queueDigest(makeEnv(), new Date('2026-11-20T11:05:00Z'));
    expect(await readMessage()).toMatchObject({ due_at: '2026-11-20T11:05:00.000Z' });
  });

  it('comes to each member, and not again to one who is added during the day', async () => {
    await queueDigest(makeEnv({ STAFF_EMAILS: 'a@b.example,c@d.example' }), NOW);
    await queueDigest(makeEnv({ STAFF_EMAILS: 'a@b.example,e@f.example' }), NOW);
    expect((await readOutbox()).map(({ recipient }) => recipient)).toEqual([
      'a@b.example',
      'c@d.example',
    ]);
  });

  it.each([
    ['there is no lead', null],
    ['every lead is being answered', { status: 'contacted' }],
    ['the only lead is spam', { spam_at: ago(1) }],
  ])('does not come when %s', async (_, lead) => {
    sent.length = 0;
    if (lead) await storeLead('consultation', lead);
    await queueDigest(makeEnv(), NOW);
    setClock(NOW.toISOString());
    await consume([1], { MAIL });
    expect(sent).toEqual([]);
    expect(await readMessage()).toMatchObject({ last_error: 'needless' });
  });

  it('comes when there are only flagged leads', async () => {
    await storeLead('consultation', { flag: 'rate' });
    await queueDigest(makeEnv(), NOW);
    expect(await readOutbox()).toHaveLength(1);
  });

  it('is dropped when all was answered before it could be sent', async () => {
    sent.length = 0;
    setClock(NOW.toISOString());
    await storeLead('consultation');
    await queueDigest(makeEnv(), NOW);
    await env.DB.prepare("UPDATE leads SET status = 'done'").run();
    await consume([1], { MAIL });
    expect(sent).toEqual([]);
    expect(await readMessage()).toMatchObject({
      sent_at: NOW.toISOString(),
      last_error: 'needless',
    });
  });
});
