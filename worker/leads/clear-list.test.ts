import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { ListFilter } from '../contract/desk.ts';
import { DAY_MS } from '../contract/durations.ts';
import { type ListChange, NETWORK_PER_DAY } from '../contract/leads.ts';
import { setClock } from '../dev/clock.ts';
import { listAll, MEERA, openDesk, readAudit, readValue, storeLead, TOM } from '../dev/leads.ts';
import { addPartner, readOutbox } from '../dev/messages.ts';
import { post, SITE } from '../dev/post.ts';
import { contact } from '../dev/submissions.ts';

const NOW = '2026-11-22T23:59:59.000Z';
const desk = openDesk();
const hash = (digit: string) => digit.repeat(64);

/** Stores a message with what its envelope says. */
const store = (row: Record<string, string>) =>
  storeLead('contact', { created_at: '2026-11-22T10:00:00.000Z', ...row });

/** A day of a script that sends once a second, through so many addresses; the intake's flags. */
const flood = (addresses: number, total: number) =>
  env.DB.prepare(`
    WITH RECURSIVE second (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM second WHERE at < ?1 - 1)
    INSERT INTO leads (kind, row_id, email, created_at, status, flag, network, folded)
    SELECT 'contact', 1000000 + at, 'bot' || at || '@example.com',
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-22T00:00:00Z', at || ' seconds'), 'pending',
      iif(at / ?2 < ?3, NULL, 'rate'), printf('%064x', at % ?2), ''
    FROM second`).bind(total, addresses, NETWORK_PER_DAY);

const countSpam = () =>
  env.DB.prepare("SELECT count(*) AS total FROM leads WHERE folder = 'spam'").first('total');

/** The second press, after the one that shows the preview: the page calls until all is done. */
async function markAll(filter: ListFilter): Promise<string> {
  const { at } = readValue(await desk.previewList(TOM, { filter }));
  let next: number | null = 0;
  while (next !== null) {
    const press = { filter, at, ...(next > 0 && { after: next }) };
    const change: ListChange = readValue(await desk.markListAsSpam(TOM, press));
    next = change.next;
  }
  return at;
}

it.each([
  [1, 2000],
  // More than one call changes, and more than 40 of each.
  [300, 15_000],
])('a flood of %i addresses, %i leads, is cleared by one press', async (addresses, total) => {
  setClock(NOW);
  const genuine = await store({ network: hash('a') });
  await flood(addresses, total).run();
  const filter = { network: 'busy' } as const;
  const preview = readValue(await desk.previewList(TOM, { filter }));
  expect(preview).toMatchObject({ total, names: { length: 10 } });
  expect(preview.names[0]).toBe(`bot${total - 1}@example.com`);
  await markAll(filter);
  expect(await countSpam()).toBe(total);
  expect((await listAll({ folder: 'inbox' })).map(({ id }) => id)).toEqual([genuine]);
  expect(await listAll({ folder: 'flagged' })).toEqual([]);
  const entry = [TOM.email, 'list-marked', 'leads', 'busy networks', String(total)];
  expect(await readAudit()).toEqual([entry]);
});

describe('the leads of one press', () => {
  it('are those of the list that no member has dealt with', async () => {
    setClock(NOW);
    const [opened, changedByVisitor, assigned, done, booked, plain] = [
      await store({ network: hash('b') }),
      await store({ network: hash('b') }),
      await store({ network: hash('b') }),
      await store({ network: hash('b') }),
      await storeLead('consultation', { created_at: '2026-11-22T10:00:00.000Z' }),
      await store({ network: hash('b'), flag: 'rate' }),
    ];
    await env.DB.prepare('UPDATE leads SET network = ?').bind(hash('b')).run();
    await env.DB.prepare(`
      INSERT INTO lead_events (kind, lead_id, actor, action, created_at)
      VALUES ('contact', ?, 'visitor', 'plan', '2026-11-22T11:00:00.000Z')`)
      .bind(changedByVisitor)
      .run();
    for (const id of [opened, changedByVisitor]) await desk.openLead(TOM, { kind: 'contact', id });
    const change = { assignedTo: TOM.email };
    await desk.changeLead(TOM, { kind: 'contact', id: assigned, version: 1, change });
    const end = { status: 'done' } as const;
    await desk.changeLead(TOM, { kind: 'contact', id: done, version: 1, change: end });
    await env.DB.prepare(`
      INSERT INTO appointments (consultation_id, member, starts_at, ends_at, way, is_online, mailbox,
        phone, change_key, created_at)
      VALUES (?1, ?2, '2026-12-01T10:00', '2026-12-01T10:30', 'video', 1, ?3, ?3, 'key', '2026-11-22')`)
      .bind(booked, TOM.email, hash('c'))
      .run();
    const at = await markAll({ network: hash('b') });
    const marked = { kind: 'contact' as const, id: plain };
    expect(await listAll({ folder: 'spam' })).toMatchObject([{ ...marked, version: 2 }]);
    const lead = readValue(await desk.openLead(TOM, marked));
    expect(lead.events[0]).toMatchObject({ actor: TOM.email, action: 'spam', createdAt: at });
  });

  it('are those of the filter, and none that has arrived since its preview', async () => {
    setClock(NOW);
    const filter = { folder: 'inbox', source: 'https://spam.example' } as const;
    const early = await store({ source: filter.source });
    await store({ source: 'https://other.example' });
    const preview = readValue(await desk.previewList(TOM, { filter }));
    const late = await store({ source: filter.source, created_at: '2026-11-23T00:00:01.000Z' });
    expect(preview).toMatchObject({ total: 1, names: ['Asha Rao'], at: NOW });
    await desk.markListAsSpam(TOM, { filter, at: preview.at });
    expect(await listAll({ folder: 'spam' })).toMatchObject([{ id: early }]);
    expect(await listAll(filter)).toMatchObject([{ id: late }]);
  });

  it('are refused an hour after their preview, or with a time before it', async () => {
    setClock(NOW);
    for (const at of ['2026-11-22T22:59:58.000Z', '2026-11-23T00:00:00.000Z']) {
      const press = { filter: { folder: 'flagged' as const }, at };
      expect(await desk.markListAsSpam(TOM, press)).toEqual({ problem: 'invalid-cursor' });
      expect(await desk.releaseList(TOM, press)).toEqual({ problem: 'invalid-cursor' });
    }
    expect(await readAudit()).toEqual([]);
  });

  it('return to their folders if the press is undone, without other spam', async () => {
    setClock(NOW);
    const single = await store({ network: hash('d'), spam_at: '2026-11-22T12:00:00.000Z' });
    const flagged = await store({ network: hash('d'), flag: 'rate' });
    const plain = await store({ network: hash('d') });
    const at = await markAll({ network: hash('d') });
    expect(readValue(await desk.restoreList(MEERA, { at }))).toEqual({ changed: 2, next: null });
    expect(await listAll({ folder: 'inbox' })).toMatchObject([{ id: plain }]);
    expect(await listAll({ folder: 'flagged' })).toMatchObject([{ id: flagged, flag: 'rate' }]);
    expect(await listAll({ folder: 'spam' })).toMatchObject([{ id: single }]);
    expect((await readAudit()).map(([actor, action]) => [actor, action])).toEqual([
      [TOM.email, 'list-marked'],
      [MEERA.email, 'list-restored'],
    ]);
    // Another time than a press's undoes nothing.
    const other = await desk.restoreList(TOM, { at: '2026-11-22T12:00:00.000Z' });
    expect(readValue(other)).toEqual({ changed: 0, next: null });
  });

  it('are announced to staff and the partner once they are released', async () => {
    setClock(NOW);
    await addPartner();
    const id = await store({ network: hash('e'), flag: 'rate', partner_id: 'delhi-prep' });
    const filter = { folder: 'flagged', network: hash('e') } as const;
    const { at } = readValue(await desk.previewList(TOM, { filter }));
    expect(readValue(await desk.releaseList(TOM, { filter, at }))).toMatchObject({ changed: 1 });
    expect(await listAll({ folder: 'inbox' })).toMatchObject([{ id, flag: null, version: 2 }]);
    expect((await readOutbox()).map(({ topic }) => topic).sort()).toEqual(['lead', 'webhook']);
  });
});

it('more than 40 leads of a network within a day are flagged from the 41st on; those of another network and of the next day are not', async () => {
  const send = (index: number, address: string) => {
    const body = { ...contact.body, message: `Question ${index}, please answer.` };
    return post(contact.path, body, { headers: { origin: SITE, 'cf-connecting-ip': address } });
  };
  const flagsOf = async () => (await listAll({ folder: 'flagged' })).map(({ flag }) => flag);

  setClock('2026-11-22T10:00:00.000Z');
  for (let index = 0; index < NETWORK_PER_DAY; index += 1) {
    await send(index, `2001:db8:7:${index}::1`);
  }
  expect(await flagsOf()).toEqual([]);
  await send(50, '2001:db8:7:ffff::1');
  await send(51, '2001:db8:8::1');
  expect(await flagsOf()).toEqual(['rate']);
  const [lead] = await listAll({ folder: 'flagged' });
  const opened = readValue(await desk.openLead(TOM, { kind: 'contact', id: lead?.id ?? 0 }));
  expect(opened.network).toMatch(/^[0-9a-f]{64}$/);
  expect(opened.sameNetwork).toBe(41);
  setClock(new Date(Date.parse('2026-11-22T10:00:01.000Z') + DAY_MS).toISOString());
  await send(52, '2001:db8:7::1');
  // An unknown network has no limit.
  for (let index = 0; index <= NETWORK_PER_DAY; index += 1) await send(index, 'unknown');
  expect(await flagsOf()).toEqual(['rate']);
});
