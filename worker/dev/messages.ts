import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Env, OutboxMessage } from '../core/settings.ts';
import worker from '../index.ts';
import { sweepOutbox } from '../notify/deliver.ts';
import { senders } from '../upkeep/senders.ts';
import { makeEnv, PARTNER } from './post.ts';
import { readRows } from './tables.ts';

type Builder = Extract<Parameters<SendEmail['send']>[0], { subject: string }>;

/** A mail service that records its mails. `refuse` makes it throw. */
export function fakeMail() {
  const sent: Builder[] = [];
  const faults: { refuse: Error | null } = { refuse: null };
  const MAIL = {
    async send(mail: Builder) {
      if (faults.refuse) throw faults.refuse;
      sent.push(mail);
      return { messageId: String(sent.length) };
    },
  } as unknown as SendEmail;
  return { MAIL, sent, faults };
}

/** A queue that records its messages, unless `isDown`. */
export function fakeQueue() {
  const queued: number[] = [];
  const state = { isDown: false, calls: 0 };
  const OUTBOX = {
    async sendBatch(messages: { body: OutboxMessage }[]) {
      state.calls += 1;
      if (state.isDown) throw new Error('Queue is down');
      if (messages.length > 100) throw new Error('Batch messages exceed the limit of 100');
      for (const { body } of messages) if ('outboxId' in body) queued.push(body.outboxId);
    },
  } as unknown as Queue<OutboxMessage>;
  return { OUTBOX, queued, state };
}

export interface AddedPartner {
  id?: string;
  name?: string;
  active?: number;
  webhookUrl?: string | null;
  origin?: string;
}

export const SECRET = 'c'.repeat(64);

/** Adds a partner with one origin and, by default, a webhook. */
export async function addPartner({
  id = 'delhi-prep',
  name = 'Delhi Prep',
  active = 1,
  webhookUrl = 'https://hooks.partner.example/leads',
  origin = PARTNER,
}: AddedPartner = {}): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO partners (id, name, active, webhook_url, webhook_secret, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    ).bind(id, name, active, webhookUrl, SECRET, '2026-11-01T00:00:00.000Z'),
    env.DB.prepare('INSERT INTO partner_origins (origin, partner_id) VALUES (?, ?)').bind(
      origin,
      id,
    ),
  ]);
}

/** Delivers messages by id as the queue does. */
export async function consume(ids: number[], overrides: Partial<Env> = {}): Promise<void> {
  const messages = ids.map((outboxId, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body: { outboxId },
  }));
  const batch = createMessageBatch<OutboxMessage>('study-abroad-outbox', messages);
  await worker.queue(batch, makeEnv(overrides));
}

/** Delivers every message that is still open. */
export async function deliverAll(overrides: Partial<Env> = {}): Promise<void> {
  const open = (await readOutbox()).filter(({ sent_at, dead_at }) => !sent_at && !dead_at);
  await consume(
    open.map(({ id }) => id),
    overrides,
  );
}

/** Runs the sweep of the cron with the queue down, so that it sends directly. */
export async function sweep(overrides: Partial<Env> = {}): Promise<void> {
  const { OUTBOX, state } = fakeQueue();
  state.isDown = true;
  await sweepOutbox(makeEnv({ OUTBOX, ...overrides }), senders, new Date());
}

/** Writes messages, each due at `2026-11-20T12:00:00Z` unless its changes say otherwise. */
export async function writeMessages(...changes: Record<string, unknown>[]): Promise<void> {
  const at = '2026-11-20T12:00:00.000Z';
  const rows = changes.map((change, index) => {
    const row = { dedupe_key: `${index}`, payload: '{}', created_at: at, due_at: at, ...change };
    const names = Object.keys(row);
    return env.DB.prepare(
      `INSERT INTO outbox (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ).bind(...Object.values(row));
  });
  await env.DB.batch(rows);
}

interface OutboxRow {
  id: number;
  topic: string;
  dedupe_key: string;
  payload: string;
  due_at: string;
  claimed_until: string | null;
  attempts: number;
  sent_at: string | null;
  dead_at: string | null;
  last_error: string | null;
  recipient: string | null;
}

export const readOutbox = () => readRows('outbox') as unknown as Promise<OutboxRow[]>;

/** The only message of the outbox. */
export async function readMessage(): Promise<OutboxRow> {
  const rows = await readOutbox();
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`The outbox has ${rows.length} rows`);
  return row;
}
