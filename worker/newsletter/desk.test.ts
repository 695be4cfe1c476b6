import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Env } from '../core/settings.ts';
import { setClock } from '../dev/clock.ts';
import { prepareLeadRows, readAudit, readFile } from '../dev/leads.ts';
import { press, readSubscription, requestTokens, subscribe } from '../dev/newsletter.ts';
import { makeEnv } from '../dev/post.ts';
import { exportConfirmedReaders, readNewsletter } from './readers.sql.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const MIRA = { email: 'mira@consultancy.example', name: 'Mira', role: 'admin' as const };
const contextOf = (overrides: Partial<Env> = {}) => ({
  env: makeEnv(overrides),
  actor: MIRA,
  now: NOW,
});

type Added = Record<string, string | null>;

const add = (...readers: Added[]) =>
  env.DB.batch(
    readers.flatMap((reader) => {
      const row = { status: 'confirmed', created_at: NOW.toISOString(), ...reader };
      return prepareLeadRows('newsletter', row);
    }),
  );

async function readSummary(overrides?: Partial<Env>) {
  const outcome = await readNewsletter({}, contextOf(overrides));
  if (!('value' in outcome)) throw new Error('There is no summary');
  return outcome.value;
}

const readCsv = async () =>
  (await readFile(await exportConfirmedReaders({}, contextOf())))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');

describe('the newsletter on the desk', () => {
  it('counts readers by state and subscriptions of twelve months, without those that are flagged or spam', async () => {
    await add(
      { email: 'a@b.example', status: 'pending', created_at: '2025-11-30T18:29:59.999Z' },
      { email: 'b@b.example', created_at: '2025-11-30T18:30:00.000Z' },
      { email: 'c@b.example', created_at: '2026-11-01T00:00:00.000Z' },
      { email: 'd@b.example', status: 'unsubscribed' },
      { email: 'e@b.example', flag: 'rate', created_at: '2025-11-30T18:29:59.999Z' },
      { email: 'f@b.example', spam_at: '2026-11-20', created_at: '2025-11-30T18:29:59.999Z' },
    );
    const { states, months } = await readSummary();
    expect(states).toEqual({ pending: 1, confirmed: 2, unsubscribed: 1 });
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-12', total: 1 });
    expect(months[10]).toEqual({ month: '2026-10', total: 0 });
    expect(months[11]).toEqual({ month: '2026-11', total: 2 });
  });

  it.each([
    ['on', {}],
    ['off', { NEWSLETTER_CONFIRMATION: 'off' }],
    ['no-mail', { MAIL: undefined }],
  ])('says that confirmation is %s (%#)', async (confirmation, overrides) => {
    expect(await readSummary(overrides as Partial<Env>)).toMatchObject({ confirmation });
  });
});

describe('the file of confirmed readers', () => {
  it('has those who confirmed, with a link by which each can leave', async () => {
    const { confirm } = await requestTokens('2026-11-20T12:00:00.000Z');
    await press('confirm', confirm);
    await env.DB.prepare("UPDATE leads SET campaign = 'autumn fair'").run();
    const [, line = ''] = await readCsv();
    expect(line).toMatch(
      /^"asha@example\.com","2026-11-20T12:00:00\.000Z","http:\/\/localhost:8787\/newsletter\/unsubscribe\?token=/,
    );
    const [, token = ''] = line.match(/token=([^",]+)","autumn fair"$/) ?? [];
    expect((await press('unsubscribe', token)).status).toBe(200);
    expect(await readSubscription()).toMatchObject({ status: 'unsubscribed' });
    expect(await readCsv()).toEqual(['"email","confirmed_at","unsubscribe_url","campaign"']);
    expect((await readAudit())[0]).toEqual([MIRA.email, 'exported', 'newsletter', null, null]);
  });

  it('leaves out who is pending, has left, is flagged or is spam', async () => {
    setClock(NOW.toISOString());
    await subscribe();
    await add(
      { email: 'b@b.example', status: 'unsubscribed', confirmed_at: NOW.toISOString() },
      { email: 'c@b.example', flag: 'rate' },
      { email: 'd@b.example', spam_at: '2026-11-20' },
      { email: 'old@b.example' },
    );
    const lines = await readCsv();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"old@b\.example","","http/);
  });

  it('has every reader once, over several pages', async () => {
    const readers = Array.from({ length: 1001 }, (_, index) => ({ email: `r${index}@b.example` }));
    await add(...readers);
    const emails = (await readCsv()).slice(1).map((line) => line.split('"')[1]);
    expect(emails).toEqual(readers.map(({ email }) => email));
  });
});
