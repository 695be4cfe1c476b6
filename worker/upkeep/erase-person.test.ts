import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import { setClock } from '../dev/clock.ts';
import { databaseThatMeets, databaseThatThrows } from '../dev/databases.ts';
import { type Row, readDeeds } from '../dev/leads.ts';
import { makeEnv } from '../dev/post.ts';
import { readDerived, readRows, recountDerived } from '../dev/tables.ts';
import {
  countTable,
  emptyBucket,
  insertEvent,
  insertLead,
  insertMessage,
  runNight,
} from '../dev/upkeep.ts';
import { erasePerson } from './erase-person.ts';
import { listErasures, readErasures } from './erasures.sql.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const EMAIL = 'zqxwoman@example.com';
const THEIRS = { name: 'Zqxwoman Vjkzqrao', email: EMAIL };
const KINDS: SubmissionKind[] = ['consultation', 'contact', 'newsletter'];
const actor = { email: 'meera@example.org', name: 'Meera', role: 'admin' as const };

const erase = (overrides: Partial<Env> = {}, confirmation = EMAIL, now = NOW) =>
  erasePerson({ email: EMAIL, confirmation }, { env: makeEnv(overrides), actor, now });

function passNight(): Promise<number> {
  setClock('2026-11-22T20:30:00.000Z');
  return runNight();
}

/** A lead of each kind with an event and a message. */
async function fill(changes: Row): Promise<void> {
  for (const kind of KINDS) {
    const { name: _, ...reader } = changes;
    const id = await insertLead(kind, kind === 'newsletter' ? reader : changes);
    await insertEvent(kind, id, `{"to":"called ${changes.email}"}`);
    await insertMessage(kind, id);
  }
}

const TABLES = [
  'consultations',
  'contact_messages',
  'newsletter_subscriptions',
  'lead_events',
  'outbox',
];
const countAll = () => Promise.all(TABLES.map(countTable));

beforeEach(() => emptyBucket());

describe('erasing a person', () => {
  it('removes leads, notes, history and messages of that address, and of no other', async () => {
    await fill({ email: 'other@example.com', name: 'Asha Rao' });
    await fill(THEIRS);
    expect(await erase()).toEqual({ value: { rows: 9, mentions: [] } });
    expect(await countAll()).toEqual([1, 1, 1, 3, 3]);
    expect(JSON.stringify(await Promise.all(TABLES.map(readRows)))).not.toContain('zqx');
    expect(await readDerived()).toEqual(await recountDerived());
  });

  it('lists what others have written of the address, and leaves it to them', async () => {
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

  it('is in the history once, with how many leads, and not whose', async () => {
    await fill(THEIRS);
    await erase();
    await erase();
    expect(await readDeeds()).toEqual([[actor.email, 'erased', null, null, '3 leads']]);
  });

  it('leaves no piece of the name in the search', async () => {
    await fill(THEIRS);
    await insertLead('contact');
    const holds = async (piece: string) => {
      const sql = 'SELECT count(*) AS total FROM lead_search_data WHERE instr(block, ?)';
      const bytes = new TextEncoder().encode(piece);
      return Boolean(await env.DB.prepare(sql).bind(bytes).first<number>('total'));
    };
    const found = async () =>
      env.DB.prepare(
        "SELECT count(*) AS total FROM lead_search WHERE lead_search MATCH 'zqxwoman'",
      ).first('total');
    expect([await holds('zqx'), await found()]).toEqual([true, 2 + 1]);
    await erase();
    for (const piece of ['zqx', 'qxw', 'xwo', 'vjk', 'jkz', 'kzq', 'zqr']) {
      expect([piece, await holds(piece)]).toEqual([piece, false]);
    }
    expect(await found()).toBe(0);
  });

  it('records it without the address, in the database and in the bucket', async () => {
    await fill(THEIRS);
    await erase();
    // printf zqxwoman@example.com | openssl dgst -sha256 -mac HMAC -macopt hexkey:$(printf 'e%.0s' {1..64})
    const emailHmac = 'e27b2713a59b57d01f5dde52f2a3d5c54fd27915b5c01faae887c2713dd62747';
    const createdAt = '2026-11-22T12:00:00.000Z';
    expect(await readRows('erasures')).toEqual([
      {
        id: expect.any(Number),
        email_hmac: emailHmac,
        key_id: 'e1',
        actor: 'meera@example.org',
        created_at: createdAt,
      },
    ]);
    const { objects } = await env.BACKUPS.list();
    expect(objects.map(({ key }) => key)).toEqual([
      `erasures/${createdAt}-${emailHmac.slice(0, 12)}.json`,
    ]);
    const names = await listErasures(env.BACKUPS, NOW);
    expect(await readErasures(env.BACKUPS, names)).toEqual([
      { emailHmac, keyId: 'e1', actor: 'meera@example.org', createdAt },
    ]);
  });

  it('records an address that holds nothing, as a backup may', async () => {
    expect(await erase()).toEqual({ value: { rows: 0, mentions: [] } });
    expect(await countTable('erasures')).toBe(1);
  });

  it('does nothing without the address typed twice', async () => {
    await fill(THEIRS);
    const before = await countAll();
    expect(await erase({}, 'zqxwoman@example.co')).toEqual({ problem: 'not-confirmed' });
    expect(await countAll()).toEqual(before);
    expect((await env.BACKUPS.list()).objects).toEqual([]);
  });

  it.each(['', 'e1', 'e1:abc', `e1:${'E'.repeat(64)}`, `e1:${'e'.repeat(64)},`])(
    'does nothing with the keys %j',
    async (ERASURE_KEYS) => {
      await fill(THEIRS);
      const before = await countAll();
      await expect(erase({ ERASURE_KEYS })).rejects.toThrow('ERASURE_KEYS');
      expect(await countAll()).toEqual(before);
    },
  );

  it('erases nothing in the database where the bucket cannot be written', async () => {
    await fill(THEIRS);
    const before = await countAll();
    const put = () => Promise.reject(new Error('down'));
    const BACKUPS = { put } as unknown as R2Bucket;
    await expect(erase({ BACKUPS })).rejects.toThrow('down');
    expect(await countAll()).toEqual(before);
  });

  it('is finished at night where the database failed half-way', async () => {
    await fill(THEIRS);
    await expect(erase({ DB: databaseThatThrows() })).rejects.toThrow();
    expect(await countTable('contact_messages')).toBe(1);
    await passNight();
    expect(await countAll()).toEqual([0, 0, 0, 0, 0]);
    expect(await countTable('erasures')).toBe(1);
  });

  it('is done again at night after a restore by Time Travel, 35 days back', async () => {
    await erase({}, EMAIL, new Date('2026-10-18T20:30:00.001Z'));
    await env.DB.prepare('DELETE FROM erasures').run();
    await insertLead('contact', THEIRS);
    await passNight();
    expect(await countTable('contact_messages')).toBe(0);
  });

  it('is out of the look back where it is a minute older, as no restore goes back so far', async () => {
    await erase({}, EMAIL, new Date('2026-10-18T20:29:00Z'));
    await env.DB.prepare('DELETE FROM erasures').run();
    await insertLead('contact', THEIRS);
    await passNight();
    expect(await countTable('contact_messages')).toBe(1);
  });

  it('is finished at night behind more leads than one look takes', async () => {
    await env.DB.prepare(`INSERT INTO newsletter_subscriptions (email, dedupe_key, source)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
      SELECT n || '@example.com', printf('%064d', n), 'desk' FROM numbers`).run();
    await fill(THEIRS);
    await expect(erase({ DB: databaseThatThrows() })).rejects.toThrow();
    await passNight();
    expect(await countTable('contact_messages')).toBe(0);
    expect(await countTable('newsletter_subscriptions')).toBe(1100);
  });

  it('is looked for in one night only, where nothing of hers is left', async () => {
    await expect(erase({ DB: databaseThatThrows() })).rejects.toThrow();
    const readOutcome = () =>
      env.DB.prepare("SELECT outcome FROM upkeep_runs WHERE task = 'erasures'").first('outcome');
    await passNight();
    expect(await readOutcome()).toBe('finished 1');
    await passNight();
    expect(await readOutcome()).toBe('finished 0');
    expect(await countTable('erasures')).toBe(1);
  });

  it('is recorded once, though it is finished again', async () => {
    await erase();
    await passNight();
    expect(await countTable('erasures')).toBe(1);
  });

  it('keeps what the same person sends afterwards', async () => {
    await expect(erase({ DB: databaseThatThrows() })).rejects.toThrow();
    await insertLead('contact', { ...THEIRS, created_at: '2026-11-22T12:00:00.001Z' });
    await passNight();
    expect(await countTable('contact_messages')).toBe(1);
  });

  it('is one transaction', async () => {
    const { database, calls } = databaseThatMeets();
    await erase({ DB: database });
    expect(calls.count).toBe(1);
  });
});
