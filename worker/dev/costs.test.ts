import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { DeskCall, LeadFilter } from '../contract/desk.ts';
import { storedKinds } from '../leads/kinds.ts';
import {
  ask,
  book,
  insertHours,
  PRIYA,
  readSlots,
  setRules,
  TEN,
  takeToken,
} from './appointments.ts';
import { readClock, setClock } from './clock.ts';
import { bodies, everyCall } from './desk.ts';
import { MEERA, openDesk, readFile } from './leads.ts';
import { addPartner, deliverAll, fakeMail } from './messages.ts';
import { press, requestTokens } from './newsletter.ts';
import { setHook } from './office.ts';
import { PARTNER, post, STRANGER } from './post.ts';
import { consultation, contact, everySubmission, newsletter } from './submissions.ts';
import { runCron } from './upkeep.ts';

const desk = openDesk();

/** Runs `work`, and resolves to the SQL that it has prepared. */
async function listen(work: () => Promise<unknown>): Promise<string[]> {
  const prepare = vi.spyOn(env.DB, 'prepare');
  await work();
  const sql = prepare.mock.calls.map(([text]) => text);
  prepare.mockRestore();
  return [...new Set(sql)];
}

async function sendForms(): Promise<void> {
  for (const { path, body } of everySubmission) {
    await post(path, body);
    await post(path, body, { headers: { origin: STRANGER } });
    const plan = { choices: { country: 'ca' } };
    await post(path, { ...body, plan }, { headers: { origin: PARTNER } });
  }
  await readSlots();
  const token = await takeToken();
  await book(token, TEN);
  for (const method of ['GET', 'DELETE'] as const) await ask(method, token);
}

async function call(name: DeskCall, input: object): Promise<void> {
  const answer = await desk[name](MEERA, input as never);
  if ('value' in answer && answer.value instanceof ReadableStream) await readFile(answer as never);
}

const FILTERS: Partial<LeadFilter>[] = [
  {},
  { kind: 'contact' },
  { status: 'pending' },
  { partnerId: 'globe' },
  { partnerId: '' },
  { campaign: 'fair' },
  { attribution: 'google' },
  { attribution: '' },
  { assignedTo: MEERA.email },
  { flag: 'rate' },
  { from: '2026-11-01', to: '2026-11-30' },
];

/** The lists and one lead, which members have open all day. */
async function workAtTheDesk(): Promise<void> {
  const cursor = `${readClock().toISOString()}.contact.1`;
  for (const filter of FILTERS) {
    for (const folder of ['inbox', 'flagged', 'spam'] as const) {
      await call('readInbox', { folder, ...filter });
      await call('listLeads', { folder, ...filter, cursor });
      await call('listNewLeads', { folder, ...filter, cursor });
    }
  }
  await call('readHealth', {});
  const lead = { kind: 'consultation', id: 1 };
  await call('openLead', lead);
  const changes = [
    { status: 'contacted', note: 'Called.', assignedTo: MEERA.email },
    { isSpam: true },
    { isSpam: false },
    { flag: 'rate' },
    { replied: 'email' },
    { status: 'done', cancels: true },
  ];
  for (const [index, change] of changes.entries()) {
    await call('changeLead', { ...lead, version: 1 + index, change });
  }
}

const sendMessages = () => deliverAll({ MAIL: fakeMail().MAIL });

/** Everything else: a page of the desk now and then, files, a person, the night. */
async function doTheRest(): Promise<void> {
  const { confirm, unsubscribe } = await requestTokens(readClock().toISOString());
  await press('confirm', confirm);
  await press('unsubscribe', unsubscribe);
  await call('readInbox', { folder: 'inbox', search: '98111 22001', source: STRANGER });
  for (const name of everyCall) await call(name, bodies[name]);
  await sendMessages();
  // In the night, so that it deletes as well.
  setClock('2026-11-22T20:30:00.000Z');
  await runCron();
}

/** How SQLite would run a statement, one line for each table that it reads. */
async function explain(text: string): Promise<string[]> {
  // SQLite calls it a scan, and ends it after one row.
  const sql = text.replace('(SELECT created_at FROM leads ORDER BY id LIMIT 1)', 'NULL');
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = Math.max(0, ...numbered) || [...sql.matchAll(/\?/g)].length;
  const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(count).fill(null));
  return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

const BIG_TABLES = Object.values(storedKinds)
  .map(({ table }): string => table)
  .concat('leads', 'lead_events', 'outbox', 'appointments');

/** Big tables of which a plan reads every row, but for one of the index of what is open. */
function listScans(sql: string, plan: string[]): string[] {
  return plan.flatMap((line) => {
    const name = /^SCAN (\w+)$/.exec(line)?.[1] ?? /^SCAN (\w+) USING INDEX/.exec(line)?.[1];
    if (name === undefined || line.endsWith(' leads_open')) return [];
    const table = new RegExp(`(\\w+) AS ${name}\\b`).exec(sql)?.[1] ?? name;
    return BIG_TABLES.includes(table) ? [table] : [];
  });
}

it('the statements of forms, desk, messages and night use every index, and read no big table whole while somebody waits', async () => {
  setClock('2026-12-01T02:30:00.000Z');
  await insertHours(PRIYA);
  await setRules();
  await addPartner();
  const hot = [...(await listen(sendForms)), ...(await listen(workAtTheDesk))];
  await sendMessages();
  const cold = await listen(doTheRest);
  const scans: string[] = [];
  const again: string[] = [];
  const used = new Set<string>();
  for (const sql of new Set([...hot, ...cold])) {
    const plan = await explain(sql);
    for (const [, name = ''] of plan.join('\n').matchAll(/INDEX (\w+)/g)) used.add(name);
    // Each row would read the whole list: its length squared.
    if (/ FROM leads /.test(sql) && /CORRELATED LIST/.test(plan.join())) again.push(sql);
    if (hot.includes(sql)) scans.push(...listScans(sql, plan).map((table) => `${table}: ${sql}`));
  }
  expect([scans, again]).toEqual([[], []]);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL AND sql NOT LIKE 'CREATE UNIQUE%'",
  ).all();
  expect(results.map(({ name }) => name).filter((name) => !used.has(String(name)))).toEqual([]);
});

it.each([
  ['a consultation, with the message to a member', consultation, 11],
  ['a message, with the message to a member', contact, 11],
  ['a subscription, with the mail that asks for consent', newsletter, 13],
  ['a consultation, with a message to the office’s own system, too', consultation, 14, true],
])(
  '%s writes few rows as D1 bills them, each index counted',
  async (...[_, { path, body }, most, hasOffice]) => {
    if (hasOffice) await setHook();
    let rows = 0;
    const batch = env.DB.batch.bind(env.DB);
    const spy = vi.spyOn(env.DB, 'batch').mockImplementation(async (statements) => {
      const results = await batch<never>(statements);
      for (const { meta } of results) rows += meta.rows_written;
      return results;
    });
    // The network is kept with a lead.
    await post(path, body, { headers: { 'cf-connecting-ip': '203.0.113.7' } });
    spy.mockRestore();
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(most);
  },
);
