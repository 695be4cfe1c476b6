import { env } from 'cloudflare:workers';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import { runUpkeep } from '../upkeep/run-upkeep.ts';
import { prepareLeadRows, type Row, storeLead } from './leads.ts';
import { writeMessages } from './messages.ts';
import { makeEnv } from './post.ts';

/** Runs the tasks of the cron trigger. */
export function runCron(overrides: Partial<Env> = {}): Promise<void> {
  return runUpkeep(makeEnv(overrides));
}

let total = 0;

/** Inserts an old lead. Resolves to its id. */
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

/** Inserts an event of a lead. */
export async function insertEvent(kind: SubmissionKind, id: number, detail = '{}'): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
      VALUES (?, ?, 'meera@example.org', 'opened', ?, '2026-01-02T00:00:00.000Z')`,
  )
    .bind(kind, id, detail)
    .run();
}

/** Inserts a message about a lead. */
export async function insertMessage(
  kind: SubmissionKind,
  id: number,
  changes: Record<string, unknown> = {},
): Promise<void> {
  total += 1;
  const at = '2026-01-01T00:00:00.000Z';
  const payload = JSON.stringify({ kind, id, to: 'meera@example.org' });
  const row = { topic: 'lead', dedupe_key: `${total}`, payload, created_at: at, due_at: at };
  await writeMessages({ ...row, ...changes });
}

/** Inserts contact messages that were marked as spam long ago. */
export async function fillSpam(count: number): Promise<void> {
  const spam = { created_at: '2026-01-01', spam_at: '2026-01-02' };
  await env.DB.batch(Array.from({ length: count }).flatMap(() => prepareLeadRows('contact', spam)));
}

export async function countTable(table: string): Promise<number> {
  const total = await env.DB.prepare(`SELECT count(*) AS total FROM ${table}`).first<number>(
    'total',
  );
  return total ?? 0;
}

/** Empties the bucket of the ledger. */
export async function emptyBucket(): Promise<void> {
  const { objects } = await env.RECORDS.list();
  await env.RECORDS.delete(objects.map(({ key }) => key));
}
