import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Env, OutboxMessage } from '../core/settings.ts';
import worker from '../index.ts';
import { makeEnv, PARTNER } from './post.ts';
import { readRows } from './tables.ts';

type Builder = Extract<Parameters<SendEmail['send']>[0], { subject: string }>;

/** A mail service that keeps what it takes. `refuse` makes it throw. */
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

/** A queue that keeps what it takes, unless `isDown`. `brought`: what is to come back later. */
export function fakeQueue() {
  const queued: number[] = [];
  const brought: (OutboxMessage & QueueSendOptions)[] = [];
  const state = { isDown: false, calls: 0 };
  const OUTBOX = {
    async send(message: OutboxMessage, options: QueueSendOptions) {
      if (state.isDown) throw new Error('Queue is down');
      brought.push({ ...message, ...options });
    },
    async sendBatch(messages: { body: OutboxMessage }[]) {
      state.calls += 1;
      if (state.isDown) throw new Error('Queue is down');
      for (const { body } of messages) if ('outboxId' in body) queued.push(body.outboxId);
    },
  } as unknown as Queue<OutboxMessage>;
  return { OUTBOX, queued, brought, state };
}

export interface AddedPartner {
  id?: string;
  name?: string;
  active?: number;
  webhookUrl?: string | null;
  origin?: string;
}

export const SECRET = 'c'.repeat(64);

/** A partner with one origin and, unless told otherwise, a webhook. */
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

export const OUTBOX_QUEUE = 'study-abroad-outbox';
export const DEAD_LETTERS = 'study-abroad-outbox-dead';

/** Hands ids to the consumer as the queue does, and returns what became of each message. */
export async function consume(
  ids: number[],
  overrides: Partial<Env> = {},
  { queue = OUTBOX_QUEUE, attempts = 1 } = {},
) {
  const messages = ids.map((outboxId, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts,
    body: { outboxId },
  }));
  const batch = createMessageBatch<OutboxMessage>(queue, messages);
  const context = createExecutionContext();
  await worker.queue(batch, makeEnv(overrides));
  await waitOnExecutionContext(context);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  return { acked: explicitAcks, retried: retryMessages.map(({ msgId }) => msgId) };
}

export interface OutboxRow {
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
