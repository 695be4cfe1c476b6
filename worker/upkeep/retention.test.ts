import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { DAY_MS, RETENTION_DAYS } from '../contract/durations.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import { type Row, readAudit } from '../dev/leads.ts';
import { readOutbox, writeMessages } from '../dev/messages.ts';
import { makeEnv } from '../dev/post.ts';
import { findOrphans, readRows } from '../dev/tables.ts';
import { countTable, insertEvent, insertLead, insertMessage } from '../dev/upkeep.ts';
import { storedKinds } from '../leads/kinds.ts';
import { deleteExpired, readDue } from './retention.sql.ts';
import { setRetention } from './set-retention.ts';

const NOW = new Date('2026-11-22T20:30:00.000Z');
const daysAgo = (days: number, ms = 0) =>
  new Date(NOW.getTime() - days * DAY_MS - ms).toISOString();
const context = {
  env: makeEnv(),
  actor: { email: 'meera@example.org', name: 'Meera', role: 'admin' as const },
  now: NOW,
};

/** Resolves to how many leads a night deletes. */
async function expire({ DB }: Pick<Env, 'DB'> = env): Promise<number> {
  const before = await countTable('leads');
  while (!(await deleteExpired(DB, NOW)));
  return before - (await countTable('leads'));
}

const keepFor = (kind: SubmissionKind, days: number) => setRetention({ kind, days }, context);
const OLD = { created_at: daysAgo(300) };
const DEALT_WITH: Record<SubmissionKind, Row> = {
  consultation: { status: 'done' },
  contact: { status: 'done' },
  newsletter: {},
};

/** A lead that a member has opened and, if it is a request, dealt with. */
async function insertSeen(kind: SubmissionKind, changes: Row): Promise<number> {
  const id = await insertLead(kind, { ...DEALT_WITH[kind], ...changes });
  await insertEvent(kind, id);
  return id;
}

const countDue = async () => (await readDue(env.DB, NOW)).map(({ due }) => due);

describe('retention', () => {
  it('takes the days that the privacy page names until a member sets fewer', async () => {
    for (const kind of ['consultation', 'contact', 'newsletter'] as const) {
      for (const ms of [0, 1]) {
        await insertSeen(kind, {
          created_at: daysAgo(RETENTION_DAYS, ms),
          ...(kind === 'newsletter' && { status: 'pending', email: `asha${ms}@example.com` }),
        });
      }
    }
    expect(await countDue()).toEqual([1, 1, 1]);
    expect(await expire()).toBe(3);
  });

  // Each row: what the lead is like, and whether a night with 100 days for its kind deletes it.
  it.each<[boolean, string, SubmissionKind, Row]>([
    [true, 'came 100 days and a moment ago', 'contact', { created_at: daysAgo(100, 1) }],
    [false, 'came 100 days ago', 'contact', { created_at: daysAgo(100) }],
    [false, 'came again since', 'contact', { ...OLD, last_at: daysAgo(99) }],
    [true, 'came again, but long ago', 'contact', { ...OLD, last_at: daysAgo(101) }],
    [false, 'is flagged', 'contact', { ...OLD, flag: 'rate' }],
    [false, 'was marked as spam 30 days ago', 'contact', { ...OLD, spam_at: daysAgo(30) }],
    [true, 'was marked as spam before that', 'contact', { spam_at: daysAgo(30, 1) }],
    [true, 'is a reader who has left', 'newsletter', { ...OLD, status: 'unsubscribed' }],
    [true, 'is a reader who never confirmed', 'newsletter', { ...OLD, status: 'pending' }],
    [false, 'is a reader', 'newsletter', { ...OLD, status: 'confirmed' }],
    [false, 'is pending', 'contact', { ...OLD, status: 'pending' }],
    [true, 'is done', 'contact', { ...OLD, status: 'done' }],
    [false, 'is pending', 'consultation', { ...OLD, status: 'pending' }],
    [false, 'is scheduled', 'consultation', { ...OLD, status: 'scheduled' }],
    [true, 'is done', 'consultation', { ...OLD, status: 'done' }],
  ])('deletes (%s) a lead that %s', async (isDeleted, _, kind, changes) => {
    await keepFor(kind, 100);
    await insertSeen(kind, { created_at: daysAgo(31), ...changes });
    const due = (await countDue()).reduce((sum, count) => sum + count);
    expect(due).toBe(+isDeleted);
    expect(await expire()).toBe(+isDeleted);
    expect(await countTable(storedKinds[kind].table)).toBe(+!isDeleted);
  });

  it('deletes spam of any age of its kind, and another kind is untouched', async () => {
    await insertLead('contact', { spam_at: daysAgo(31) });
    await insertSeen('consultation', OLD);
    expect(await expire()).toBe(1);
    expect(await countTable('consultations')).toBe(1);
  });

  it('takes history and messages along, those of the lead and of no other', async () => {
    await keepFor('contact', 100);
    const old = await insertSeen('contact', OLD);
    const recent = await insertSeen('contact', { created_at: daysAgo(1) });
    await insertSeen('consultation', { id: old, created_at: daysAgo(300) });
    for (const id of [old, recent]) await insertMessage('contact', id);
    await insertMessage('consultation', old);
    await expire();
    const left = async (table: string) =>
      (await readRows(table)).map(({ kind, lead_id }) => `${kind} ${lead_id}`);
    const others = [`contact ${recent}`, `consultation ${old}`];
    expect([await left('lead_events'), await left('outbox')]).toEqual([others, others]);
    expect(await findOrphans()).toEqual([]);
  });

  it('keeps a lead that comes again while it is being deleted', async () => {
    await keepFor('contact', 100);
    await insertSeen('contact', OLD);
    const DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => {
        await env.DB.prepare('UPDATE leads SET last_at = ?').bind(daysAgo(0)).run();
        return env.DB.batch(statements);
      },
    } as D1Database;
    expect(await expire(makeEnv({ DB }))).toBe(0);
    expect([await countTable('contact_messages'), await countTable('lead_events')]).toEqual([1, 1]);
  });

  it('deletes counts and days off after 400 days, unknown websites after 30, messages 90 days after they were settled, members 90 days after they came', async () => {
    const insert = (sql: string, days: number, length = 24) =>
      env.DB.prepare(sql).bind(daysAgo(days).slice(0, length)).run();
    for (const days of [399, 402]) {
      await insert('INSERT INTO answers VALUES (?, 1, 0)', days, 13);
      const off = 'INSERT INTO days_off (from_day, to_day, label) VALUES';
      await insert(`${off} ('2020-01-01', ?, 'Leave')`, days, 10);
    }
    for (const days of [29, 31]) {
      await insert("INSERT INTO origin_sightings VALUES ('https://a.example', ?, 1)", days, 10);
    }
    for (const days of [89, 91]) {
      await insert(`INSERT INTO members VALUES ('m${days}@desk.example', 'Somebody', ?)`, days);
      await insertMessage('contact', 1, { sent_at: daysAgo(days) });
    }
    await insertMessage('contact', 1);
    await insertMessage('contact', 1, { dead_at: daysAgo(91) });
    const confirmation = { topic: 'newsletter-confirmation', sent_at: daysAgo(91) };
    await insertMessage('newsletter', 1, confirmation);
    await expire();
    const tables = ['answers', 'origin_sightings', 'outbox', 'members', 'days_off'];
    expect(await Promise.all(tables.map(countTable))).toEqual([1, 1, 2, 1, 1]);
  });
});

it('a booking and a lead forget their network after 30 days', async () => {
  for (const [id, days] of [
    [1, 29],
    [2, 31],
  ]) {
    await env.DB.prepare(`
      INSERT INTO appointments (consultation_id, member, starts_at, ends_at, way, is_online, network,
        mailbox, phone, change_key, created_at) VALUES (?, 'a@b.example', '1', '2', 'video', 1, ?2, ?2, ?2, '', ?3)`)
      .bind(id, 'f'.repeat(64), daysAgo(Number(days)))
      .run();
    await insertLead('contact', { created_at: daysAgo(Number(days)) });
  }
  await env.DB.prepare('UPDATE leads SET network = ?').bind('f'.repeat(64)).run();
  await expire();
  for (const table of ['appointments', 'leads']) {
    const rows = await readRows(table);
    expect(rows.map(({ network }) => network === null)).toEqual([false, true]);
  }
});

it('a lead forgets its clicks after 90 days, and keeps the rest of its advertisement', async () => {
  const utm = { utm_source: 'google' };
  const clicks = { gclid: 'x', wbraid: 'y' };
  for (const days of [89, 91]) {
    for (const advertisement of [{ ...utm, clicks }, { clicks }, utm]) {
      const attribution = JSON.stringify(advertisement);
      await insertLead('contact', { created_at: daysAgo(days), attribution });
    }
  }
  await expire();
  const rows = await readRows('leads');
  expect(rows.map(({ attribution }) => JSON.parse(String(attribution)))).toEqual([
    { ...utm, clicks },
    { clicks },
    utm,
    utm,
    null,
    utm,
  ]);
});

it('a message forgets its network after 30 days', async () => {
  const payload = JSON.stringify({ network: 'f'.repeat(64) });
  await writeMessages(
    ...[29, 31].map((days) => ({ topic: 'visitor', payload, created_at: daysAgo(days) })),
  );
  await expire();
  expect((await readOutbox()).map((message) => message.payload)).toEqual([payload, '{}']);
});

it('setRetention answers with what is due, and is in the history from what to what, but not where nothing changed', async () => {
  await insertSeen('contact', OLD);
  const due: unknown[] = [];
  for (const days of [RETENTION_DAYS, 200, 200, 400]) {
    const outcome = await keepFor('contact', days);
    due.push('value' in outcome && outcome.value.retention[1]?.due);
  }
  expect(due).toEqual([0, 1, 1, 0]);
  const by = context.actor.email;
  expect(await readAudit()).toEqual([
    [by, 'retention', 'contact', `${RETENTION_DAYS}`, '200'],
    [by, 'retention', 'contact', '200', '400'],
  ]);
  const outcome = await keepFor('contact', 400);
  expect('value' in outcome && outcome.value.events[0]?.detail).toEqual({
    from: '200',
    to: '400',
  });
});
