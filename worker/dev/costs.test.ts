import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { DeskCall, LeadFilter } from '../contract/desk.ts';
import { filedKinds } from '../leads/kinds.ts';
import { countNamedLeads } from '../leads/named-leads.sql.ts';
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
import { MEERA, openDesk, storeLead } from './leads.ts';
import { addPartner, consume, fakeMail, readOutbox } from './messages.ts';
import { press, requestTokens } from './newsletter.ts';
import { PARTNER, post, STRANGER } from './post.ts';
import { consultation, contact, everySubmission, newsletter } from './submissions.ts';
import { runCron } from './upkeep.ts';

/** A statement that was run, and how many rows D1 counts as read and written by it, indexes included. */
interface Run {
  sql: string;
  rowsRead: number;
  rowsWritten: number;
}

/** Runs `work`, and tells what it has sent to D1. */
async function record(work: () => Promise<unknown>): Promise<Run[]> {
  const runs: Run[] = [];
  const prepare = env.DB.prepare.bind(env.DB);
  const batch = env.DB.batch.bind(env.DB);
  const own = new WeakMap<object, { sql: string; statement: D1PreparedStatement }>();
  const note = <R extends D1Result>(sql: string, result: R): R => {
    const { rows_read: rowsRead, rows_written: rowsWritten } = result.meta;
    runs.push({ sql, rowsRead, rowsWritten });
    return result;
  };
  const wrap = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values)),
      run: async () => note(sql, await statement.run()),
      all: async () => note(sql, await statement.all()),
      first: async (column?: string) => {
        const [row] = (await wrapped.all()).results as Record<string, unknown>[];
        return (column === undefined ? row : row?.[column]) ?? null;
      },
      raw: () => statement.raw(),
    } as unknown as D1PreparedStatement;
    own.set(wrapped, { sql, statement });
    return wrapped;
  };
  const spies = [
    vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => wrap(sql, prepare(sql))),
    vi.spyOn(env.DB, 'batch').mockImplementation(async (statements) => {
      const known = statements.flatMap((wrapped) => own.get(wrapped) ?? []);
      const results = await batch<never>(known.map(({ statement }) => statement));
      return results.map((result, index) => note(known[index]?.sql ?? '', result));
    }),
  ];
  await work();
  for (const spy of spies) spy.mockRestore();
  return runs;
}

async function sendForms(): Promise<void> {
  for (const { path, body } of everySubmission) {
    await post(path, body);
    await post(path, body, { headers: { origin: STRANGER } });
    await post(
      path,
      { ...body, plan: { choices: { country: 'ca' } } },
      { headers: { origin: PARTNER } },
    );
  }
  await readSlots();
  const token = await takeToken();
  await book(token, TEN);
  for (const method of ['GET', 'DELETE'] as const) await ask(method, token);
}

const call = async (name: DeskCall, input: object): Promise<void> => {
  const desk = openDesk() as unknown as Record<
    string,
    (actor: object, input: object) => Promise<{ value?: unknown }>
  >;
  const answer = await desk[name]?.(MEERA, input);
  if (answer?.value instanceof ReadableStream) await new Response(answer.value).text();
};

const FILTERS: Partial<LeadFilter>[] = [
  {},
  { kind: 'contact' },
  { status: 'pending' },
  { partnerId: 'globe' },
  { partnerId: '' },
  { campaign: 'fair' },
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

async function sendMessages(): Promise<void> {
  const { MAIL } = fakeMail();
  const ids = (await readOutbox()).map(({ id }) => id);
  await consume(ids, { MAIL });
}

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
async function explain(sql: string): Promise<string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = Math.max(0, ...numbered) || [...sql.matchAll(/\?/g)].length;
  const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(count).fill(null));
  return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

const BIG_TABLES = [
  ...Object.values(filedKinds).map(({ table }) => table),
  'leads',
  'lead_events',
  'outbox',
  'appointments',
];

/** Big tables of which a plan reads every row, but for one of the index of what is open. */
function listScans(sql: string, plan: string[]): string[] {
  return plan.flatMap((line) => {
    const name = /^SCAN (\w+)$/.exec(line)?.[1] ?? /^SCAN (\w+) USING INDEX/.exec(line)?.[1];
    if (name === undefined || line.endsWith(' leads_open')) return [];
    const table = new RegExp(`(\\w+) AS ${name}\\b`).exec(sql)?.[1] ?? name;
    return BIG_TABLES.includes(table) ? [table] : [];
  });
}

async function readIndexes(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL AND sql NOT LIKE 'CREATE UNIQUE%'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name).sort();
}

describe('the statements of forms, desk, messages and night', () => {
  it('use every index, and read no big table whole while somebody waits', async () => {
    setClock('2026-12-01T02:30:00.000Z');
    await insertHours(PRIYA);
    await setRules();
    await addPartner();
    const hot = [...(await record(sendForms)), ...(await record(workAtTheDesk))];
    await sendMessages();
    const cold = await record(doTheRest);
    const scans: string[] = [];
    const again: string[] = [];
    const used = new Set<string>();
    for (const sql of new Set([...hot, ...cold].map((run) => run.sql))) {
      const plan = await explain(sql);
      for (const [, name = ''] of plan.join('\n').matchAll(/INDEX (\w+)/g)) used.add(name);
      // Each row would read the whole list: its length squared.
      if (/ FROM leads /.test(sql) && /CORRELATED LIST/.test(plan.join())) again.push(sql);
      if (hot.some((run) => run.sql === sql)) {
        scans.push(...listScans(sql, plan).map((table) => `${table}: ${sql}`));
      }
    }
    expect(scans).toEqual([]);
    expect(again).toEqual([]);
    expect((await readIndexes()).filter((name) => !used.has(name))).toEqual([]);
  });
});

it('an email about many leads reads each of them once', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 40; number += 1) ids.push(await storeLead('contact'));
  const messages = ids.map((id) => ({
    id,
    topic: 'lead' as const,
    payload: { kind: 'contact', id },
    attempts: 1,
  }));
  const [run] = await record(() =>
    countNamedLeads(env.DB, messages, { by: 'kind', folder: 'inbox' }),
  );
  expect(run?.rowsRead).toBeLessThanOrEqual(4 * ids.length);
});

const written = (runs: Run[], isCounted: (sql: string) => boolean) =>
  runs.reduce((sum, { sql, rowsWritten }) => sum + (isCounted(sql) ? rowsWritten : 0), 0);

const isOfOutbox = (sql: string) => /^\s*INSERT INTO outbox/.test(sql);
/** One write a second, however many requests come. */
const isOfAnswers = (sql: string) => sql.includes('INTO answers');

/** The network is kept with a lead. */
const FROM_SOMEWHERE = { headers: { 'cf-connecting-ip': '203.0.113.7' } };

describe('the rows written by one submission as D1 bills them, each index counted', () => {
  it.each([
    ['consultation', consultation],
    ['message', contact],
  ])('is at most 9 rows of a %s, and 4 of the message to a member', async (_, { path, body }) => {
    const runs = await record(() => post(path, body, FROM_SOMEWHERE));
    const isOwn = (sql: string) => !isOfOutbox(sql) && !isOfAnswers(sql);
    expect(written(runs, isOwn)).toBeLessThanOrEqual(9);
    expect(written(runs, isOfOutbox)).toBeLessThanOrEqual(4);
  });

  it('is at most 14 rows of a subscription with the mail that asks for consent', async () => {
    const runs = await record(() => post(newsletter.path, newsletter.body, FROM_SOMEWHERE));
    expect(written(runs, (sql) => !isOfAnswers(sql))).toBeLessThanOrEqual(14);
  });
});
