/**
 * Times the desk and the night's work over local databases of several sizes, side by side: what the
 * call took over HTTP from workerd, how many statements D1 got, and how many rows it read.
 *
 * Options: --leads 50000,200000 --runs 20. The leads are made once and kept in .cache, which takes
 * some minutes.
 */

import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DeskCall } from '../../worker/contract/desk.ts';
import { DAY_MS } from '../../worker/contract/durations.ts';
import type { LeadPage } from '../../worker/contract/leads.ts';
import { type Runtime, startRuntime } from '../../worker/dev/runtime.ts';
import type { Spent } from '../../worker/soak/spent.ts';
import { DEVELOPMENT_KEYS } from '../local-worker.ts';
import { FILLED_UNTIL, fillDesk } from './fill-desk.ts';
import { quantile } from './quantiles.ts';

const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '50000,200000' },
    runs: { type: 'string', default: '20' },
  },
});
const SIZES = options.leads.split(',').map(Number);
const RUNS = Number(options.runs);
const PAGES = 100;
/** Leaves the first 95 of the three years to be deleted: three months' leads. */
const RETENTION_DAYS = 1000;
const NIGHT = '2026-11-22T20:30:00.000Z';

/** What was measured, by size, under its name. */
const figures = new Map<string, string[]>();

for (const leads of SIZES) await measure(leads);
print();

async function measure(leads: number): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'sa-bench-'));
  try {
    await fillDesk(leads, state);
    note('database', `${sizeOf(state)} MB`);
    const bindings = DEVELOPMENT_KEYS;
    const runtime = await startRuntime('worker/soak/desk-worker.ts', 1, { bindings, state });
    try {
      await measureCalls(runtime);
      await measureNight(runtime);
    } finally {
      await runtime.stop();
    }
  } finally {
    rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureCalls(runtime: Runtime): Promise<void> {
  const call = <T>(name: DeskCall, filter: object) =>
    post<Spent & { answer: { value: T } }>(runtime, name, { folder: 'inbox', ...filter });
  const report = (name: string, deskCall: DeskCall, filter: object, runs = RUNS) =>
    time(name, runs, () => call(deskCall, filter));
  const { newest, leads } = (await call<LeadPage>('readInbox', {})).answer.value;
  const email = leads[0]?.email;
  const cursor = await turnPages(call);
  await report('first page with counts', 'readInbox', {});
  await report(`page ${PAGES}`, 'listLeads', { cursor });
  await report('poll without news', 'listNewLeads', { cursor: newest });
  await report('status: closed', 'readInbox', { status: 'closed' });
  await report('partner', 'readInbox', { partnerId: 'south-star' });
  await report('campaign', 'readInbox', { campaign: 'Results day' });
  await report('nobody’s, pending', 'readInbox', { assignedTo: '', status: 'pending' });
  await report('flag: blank', 'readInbox', { folder: 'flagged', flag: 'blank' });
  await report('a day two years ago', 'readInbox', { from: dayAgo(730), to: dayAgo(730) });
  await report('search: a common word', 'readInbox', { search: 'example.com' });
  await report('search: a name', 'readInbox', { search: 'sharma' });
  await report('search: a rare word', 'readInbox', { search: 'asha.rao77' });
  await report('search: nothing', 'readInbox', { search: 'nobody at all' });
  await report('Health', 'readHealth', {});
  await report('a person', 'findPerson', { email });
  await time('file of readers', 1, () => post(runtime, 'exportConfirmedReaders', {}));
  await report('erase a person', 'erasePerson', { email, confirmation: email }, 1);
}

/** The cursor of the page after so many; of the last one where there are fewer. */
async function turnPages(
  call: (name: DeskCall, filter: object) => Promise<{ answer: { value: LeadPage } }>,
): Promise<string | null> {
  let { cursor } = (await call('readInbox', {})).answer.value;
  for (let page = 2; page < PAGES; page += 1) {
    const next: string | null = (await call('listLeads', { cursor })).answer.value.cursor;
    if (next === null) break;
    cursor = next;
  }
  return cursor;
}

/** A whole night, though the Worker takes a run of five minutes for each part. */
async function measureNight(runtime: Runtime): Promise<void> {
  for (const kind of ['consultation', 'contact']) {
    await post(runtime, 'setRetention', { kind, days: RETENTION_DAYS });
  }
  await time('night', 1, () => post<Spent>(runtime, 'night', { now: NIGHT }));
}

/** The first run of several is a warm-up. */
async function time(name: string, runs: number, call: () => Promise<Spent>): Promise<void> {
  const times: number[] = [];
  let last: Spent | undefined;
  for (let turn = runs > 1 ? 0 : 1; turn <= runs; turn += 1) {
    const startedAtMs = performance.now();
    last = await call();
    if (turn > 0) times.push(performance.now() - startedAtMs);
  }
  noteSpent(name, { ms: quantile(times, 0.5), rowsRead: last?.rowsRead ?? 0 }, [
    String(last?.queries),
  ]);
}

function noteSpent(
  name: string,
  { ms, rowsRead }: { ms: number; rowsRead: number },
  [queries = '']: string[],
): void {
  const time = ms < 10_000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(0)} s`;
  note(name, [time, queries.padStart(11), String(rowsRead).padStart(10)].join(''));
}

function note(name: string, text: string): void {
  figures.set(name, [...(figures.get(name) ?? []), text]);
  console.error(`${name}: ${text}`);
}

function print(): void {
  const row = (name: string, cells: string[]) =>
    console.log([name.padEnd(36), ...cells.map((cell) => cell.padStart(32))].join(''));
  row(
    'median, D1 statements, rows read',
    SIZES.map((leads) => `${leads} leads`),
  );
  for (const [name, cells] of figures) row(name, cells);
}

async function post<T>(runtime: Runtime, path: string, body: unknown): Promise<T> {
  const response = await fetch(new URL(path, runtime.origin), {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response.json() as Promise<T>;
}

function sizeOf(state: string): number {
  const [file = ''] = globSync(join(state, 'v3/d1/*/[0-9a-f]*.sqlite'));
  return Math.round(statSync(file).size / 1_000_000);
}

function dayAgo(days: number): string {
  return new Date(FILLED_UNTIL.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
