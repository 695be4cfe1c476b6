import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionKind } from '../contract/submissions.ts';
import { readErasures } from '../core/erasure-ledger.ts';
import type { Env } from '../core/settings.ts';
import { databaseThatMeets, databaseThatThrows } from '../dev/databases.ts';
import { type Row, readAudit } from '../dev/leads.ts';
import { makeEnv } from '../dev/post.ts';
import { findOrphans, readRows } from '../dev/tables.ts';
import { countTable, emptyBucket, insertEvent, insertLead, insertMessage } from '../dev/upkeep.ts';
import { storedKinds } from '../leads/kinds.ts';
import { dropDueMessages, eraseAgain } from './after-restore.sql.ts';
import { erasePerson } from './erase-person.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const LATER = new Date('2026-11-22T12:30:00.000Z');
const EMAIL = 'zqxwoman@example.com';
const THEIRS = { name: 'Zqxwoman Vjkzqrao', email: EMAIL };
const KINDS: SubmissionKind[] = ['consultation', 'contact', 'newsletter'];
const actor = { email: 'meera@example.org', name: 'Meera', role: 'admin' as const };

const erase = (overrides: Partial<Env> = {}, confirmation = EMAIL, now = NOW, email = EMAIL) =>
  erasePerson({ email, confirmation }, { env: makeEnv(overrides), actor, now });

/** Repeats erasures after a restore, like `npm run restore-to`. */
const eraseOnceMore = (keys = env.ERASURE_KEYS) => eraseAgain(env.DB, env.RECORDS, keys, LATER);

/** A lead of each kind with an event and a message. */
async function fill(changes: Row): Promise<void> {
  for (const kind of KINDS) {
    const { name: _, ...reader } = changes;
    const id = await insertLead(kind, kind === 'newsletter' ? reader : changes);
    await insertEvent(kind, id, `{"to":"called ${changes.email}"}`);
    await insertMessage(kind, id);
  }
}

const TABLES = Object.values(storedKinds)
  .map(({ table }): string => table)
  .concat('lead_events', 'outbox', 'leads');
const countAll = () => Promise.all(TABLES.map(countTable));

beforeEach(() => emptyBucket());

describe('erasing a person', () => {
  it('removes leads, notes, history and messages of that address, and of no other, and is in the history once', async () => {
    await fill({ email: 'other@example.com', name: 'Asha Rao' });
    await fill(THEIRS);
    const { database, calls } = databaseThatMeets();
    await erase({ DB: database });
    expect(calls.count).toBe(1);
    await erase();
    expect(await readAudit()).toEqual([[actor.email, 'erased', null, null, '3 leads']]);
    expect(await countAll()).toEqual([1, 1, 1, 3, 3, 3]);
    expect(JSON.stringify(await Promise.all(TABLES.map(readRows)))).not.toContain('zqx');
    expect(await findOrphans()).toEqual([]);
  });

  it('lists mentions of the address by others, and leaves them', async () => {
    await fill(THEIRS);
    const message = `My daughter ${EMAIL.toUpperCase()} cannot come.`;
    const father = await insertLead('contact', { name: 'Mr Rao', message });
    const noted = await insertLead('consultation', { note: `Sister of ${EMAIL}` });
    await insertLead('contact', { message: 'zqxwoman at example dot com' });
    const outcome = await erase();
    const mentions = 'value' in outcome ? outcome.value.mentions : [];
    expect(mentions.map(({ kind, id }) => [kind, id]).sort()).toEqual([
      ['consultation', noted],
      ['contact', father],
    ]);
    expect(mentions.find(({ kind }) => kind === 'contact')).toMatchObject({ name: 'Mr Rao' });
  });

  it.each([
    ['zqxwoman@example.com', ['zqxwoman+news@example.com']],
    ['zqx.woman@gmail.com', ['z.q.xwoman@googlemail.com', 'zqxwoman+news@gmail.com']],
  ])('of %s lists other spellings of the mailbox, and leaves them', async (email, others) => {
    const strangers = ['zqxwoman@example.org', 'zqxwomen@gmail.com', 'aqxwoman@gmail.com'];
    for (const one of [email, ...others, ...strangers]) await insertLead('contact', { email: one });
    const outcome = await erase({}, email, NOW, email);
    expect('value' in outcome && outcome.value.otherSpellings).toEqual(others);
    expect(await countTable('leads')).toBe(others.length + strangers.length);
  });

  it('is in the ledger without the address, for use after a restore, even if nothing was found', async () => {
    expect(await erase()).toEqual({ value: { rows: 0, mentions: [], otherSpellings: [] } });
    // printf zqxwoman@example.com | openssl dgst -sha256 -mac HMAC -macopt hexkey:$(printf 'e%.0s' {1..64})
    const emailHmac = 'e27b2713a59b57d01f5dde52f2a3d5c54fd27915b5c01faae887c2713dd62747';
    const createdAt = '2026-11-22T12:00:00.000Z';
    const { objects } = await env.RECORDS.list();
    const name = `erasures/${createdAt}-${emailHmac.slice(0, 12)}.json`;
    expect(objects.map(({ key }) => key)).toEqual([name]);
    expect(await readErasures(env.RECORDS, NOW)).toEqual([
      { emailHmac, keyId: 'e1', actor: 'meera@example.org', createdAt },
    ]);
  });

  it('does nothing without the address typed twice, a sound key and a bucket that stores it', async () => {
    await fill(THEIRS);
    const before = await countAll();
    expect(await erase({}, 'zqxwoman@example.co')).toEqual({ problem: 'not-confirmed' });
    for (const ERASURE_KEYS of ['', `e1:${'e'.repeat(64)},`]) {
      await expect(erase({ ERASURE_KEYS })).rejects.toThrow('ERASURE_KEYS');
    }
    expect((await env.RECORDS.list()).objects).toEqual([]);
    const RECORDS = { put: () => Promise.reject(new Error('down')) } as unknown as R2Bucket;
    await expect(erase({ RECORDS })).rejects.toThrow('down');
    expect(await countAll()).toEqual(before);
  });

  it('fails if the database fails after the ledger, and can be repeated', async () => {
    await fill(THEIRS);
    await expect(erase({ DB: databaseThatThrows() })).rejects.toThrow();
    await erase({}, EMAIL, LATER);
    expect(await countAll()).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('erasing again after a restore', () => {
  it('removes people erased in the last 35 days, by any key, and no other', async () => {
    await fill({ email: 'other@example.com', name: 'Asha Rao' });
    await erase({}, EMAIL, new Date('2026-10-18T12:30:00.001Z'));
    await insertLead('contact', THEIRS);
    const former = `e2:${'a'.repeat(64)},${env.ERASURE_KEYS}`;
    expect(await eraseOnceMore(former)).toBeGreaterThan(0);
    expect(await countAll()).toEqual([1, 1, 1, 3, 3, 3]);
    expect(await eraseOnceMore(former)).toBe(0);
  });

  it('looks back no further than any restore, and retains later leads of the same person', async () => {
    await erase({}, EMAIL, new Date('2026-10-18T12:29:00.000Z'));
    await insertLead('contact', THEIRS);
    expect(await eraseOnceMore()).toBe(0);
    await erase();
    await insertLead('contact', { ...THEIRS, created_at: '2026-11-22T12:00:00.001Z' });
    expect(await eraseOnceMore()).toBe(0);
    expect(await countTable('contact_messages')).toBe(1);
  });

  it('finds a person among more addresses than one page has', async () => {
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO newsletter_subscriptions (email, dedupe_key, source)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
        SELECT n || '@example.com', printf('f%063d', n), 'desk' FROM numbers`),
      env.DB.prepare(`INSERT INTO leads (kind, row_id, email, created_at, status, folded)
        SELECT 'newsletter', id, email, created_at, 'pending', '' FROM newsletter_subscriptions`),
    ]);
    await erase();
    await fill(THEIRS);
    await eraseOnceMore();
    expect(await countTable('contact_messages')).toBe(0);
    expect(await countTable('newsletter_subscriptions')).toBe(1100);
  });

  it('erases no one if a key is missing', async () => {
    await erase();
    await fill(THEIRS);
    await expect(eraseOnceMore(`e9:${'9'.repeat(64)}`)).rejects.toThrow('has no key e1');
    expect(await countTable('contact_messages')).toBe(1);
  });
});

it('drops messages that were due when the database was restored, and retains later reminders', async () => {
  const due = '2026-11-22T11:59:00.000Z';
  await insertMessage('contact', 1, { due_at: due, attempts: 1, claimed_until: due });
  await insertMessage('contact', 2, { topic: 'reminder', due_at: '2026-11-22T12:00:00.001Z' });
  await insertMessage('contact', 3, { dead_at: due, due_at: due });
  expect(await dropDueMessages(env.DB, NOW)).toBe(1);
  const rows = await readRows('outbox');
  expect(rows.map(({ sent_at, last_error }) => [sent_at, last_error])).toEqual([
    [NOW.toISOString(), 'restored'],
    [null, null],
    [null, null],
  ]);
});
