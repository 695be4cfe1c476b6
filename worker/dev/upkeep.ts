import { createMessageBatch, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env, OutboxMessage } from '../core/settings.ts';
import worker from '../index.ts';
import { runUpkeep } from '../upkeep/run-upkeep.ts';
import type { StepEnd } from '../upkeep/steps.sql.ts';
import { type Row, storeLead } from './leads.ts';
import { makeEnv } from './post.ts';

export const EVERY_FIVE_MINUTES = '*/5 * * * *';
export const AT_NIGHT = '30 20 * * *';

/** Runs the tasks of a trigger. */
export function runCron(cron: string, overrides: Partial<Env> = {}): Promise<void> {
  return runUpkeep(createScheduledController({ cron }), makeEnv(overrides));
}

/** A queue that hands over what it was given, one at a time. */
export function queueOfSteps() {
  const queued: OutboxMessage[] = [];
  const OUTBOX = {
    async send(message: OutboxMessage) {
      queued.push(message);
    },
    sendBatch: async () => ({}),
  } as unknown as Queue<OutboxMessage>;
  /** Delivers the oldest. Resolves to whether there was one. */
  async function deliver(overrides: Partial<Env> = {}): Promise<boolean> {
    const body = queued.shift();
    if (!body) return false;
    const message = { id: 'm1', timestamp: new Date(), attempts: 1, body };
    const batch = createMessageBatch<OutboxMessage>('study-abroad-outbox', [message]);
    await worker.queue(batch, makeEnv({ OUTBOX, ...overrides }));
    return true;
  }
  return { OUTBOX, queued, deliver };
}

/** A whole night: its trigger, and every step that follows. Resolves to how many there were. */
export async function runNight(overrides: Partial<Env> = {}): Promise<number> {
  const { OUTBOX, deliver } = queueOfSteps();
  await runCron(AT_NIGHT, { OUTBOX, ...overrides });
  let steps = 0;
  while (await deliver(overrides)) steps += 1;
  // The last message finds nothing to do.
  return steps - 1;
}

/** Takes the steps of one task, each with what the one before has left, as the database keeps it. */
export async function takeSteps<State>(
  step: (env: Env, state: State | null, startedAt: Date) => Promise<StepEnd<State>>,
  env: Env,
  startedAt: Date,
): Promise<string> {
  let state: State | null = null;
  while (true) {
    const end: StepEnd<State> = await step(env, state, startedAt);
    if ('outcome' in end) return end.outcome;
    state = JSON.parse(JSON.stringify(end.next));
  }
}

export interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** A mail service that keeps what it is given, as long as `works.is` is true. */
export function makeMailbox() {
  const sent: Mail[] = [];
  const works = { is: true };
  const send = async (mail: Mail) => {
    if (!works.is) throw new Error('The mail service is down');
    sent.push(mail);
    return { messageId: '1' };
  };
  return { MAIL: { send } as unknown as SendEmail, sent, works };
}

let total = 0;

/** Inserts a lead of long ago. Resolves to its id. */
export async function insertLead(kind: SubmissionKind, changes: Row = {}): Promise<number> {
  return storeLead(kind, {
    ...EXAMPLES[kind],
    created_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  });
}

const PERSON = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
const EXAMPLES: Record<SubmissionKind, Record<string, string>> = {
  consultation: { ...PERSON, consultation_type: 'video' },
  contact: { ...PERSON, subject: 'visa', message: 'Which documents do I need?' },
  newsletter: { email: PERSON.email },
};

/** Something that was done with a lead. */
export async function insertEvent(kind: SubmissionKind, id: number, detail = '{}'): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
      VALUES (?, ?, 'meera@example.org', 'opened', ?, '2026-01-02T00:00:00.000Z')`,
  )
    .bind(kind, id, detail)
    .run();
}

/** A message about a lead. */
export async function insertMessage(
  kind: SubmissionKind,
  id: number,
  changes: Record<string, unknown> = {},
): Promise<void> {
  total += 1;
  const row = {
    topic: 'lead',
    dedupe_key: `${total}`,
    payload: JSON.stringify({ kind, id, to: 'meera@example.org' }),
    created_at: '2026-01-01T00:00:00.000Z',
    due_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
  const names = Object.keys(row);
  await env.DB.prepare(
    `INSERT INTO outbox (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
    .bind(...Object.values(row))
    .run();
}

/** So many rows of a table that nothing follows from. */
export async function fillCounters(count: number): Promise<void> {
  await env.DB.prepare(`INSERT INTO counters
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    SELECT '2026-11-22T1' || (n % 3), '/' || (n % 7), 'stored' || n, '', n FROM numbers`).run();
}

export async function countTable(table: string): Promise<number> {
  const total = await env.DB.prepare(`SELECT count(*) AS total FROM ${table}`).first<number>(
    'total',
  );
  return total ?? 0;
}

/** The bucket of backups and erasures. */
export async function emptyBucket(): Promise<void> {
  const { objects } = await env.BACKUPS.list();
  await env.BACKUPS.delete(objects.map(({ key }) => key));
}
