/**
 * Measures what the desk and the night's deletion take of D1 at several sizes, side by side: D1's own
 * time, its statements, and the rows that it reads and writes.
 *
 * Options: --leads 50000,200000 --runs 20. The leads are made once and kept in .cache.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DAY_MS, RETENTION_DAYS } from '../../worker/contract/durations.ts';
import type { Lead, LeadPage } from '../../worker/contract/leads.ts';
import type { Spent } from '../../worker/dev/spent.ts';
import { DEVELOPMENT_KEYS } from '../local/local-worker.ts';
import { type Runtime, startRuntime } from '../local/runtime.ts';
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
/** The size for which there are goals, in milliseconds of D1 (docs/scale.md). */
const GOAL_SIZE = 200_000;
const NIGHT = new Date('2026-11-22T20:30:00.000Z');
/** A day two years before the newest lead. */
const DAY = new Date(FILLED_UNTIL.getTime() - 730 * DAY_MS).toISOString().slice(0, 10);
/** A night that takes more runs never ends. */
const MAX_RUNS = 300;

/** Figures of each size, by the name of their row. */
const figures = new Map<string, string[]>();
let missed = 0;

for (const leads of SIZES) await measure(leads);
print();
if (missed > 0) process.exitCode = 1;

async function measure(leads: number): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'sa-bench-'));
  try {
    await fillDesk(leads, state);
    const [file = ''] = globSync(join(state, 'v3/d1/*/[0-9a-f]*.sqlite'));
    note('database', `${Math.round(statSync(file).size / 1_000_000)} MB`);
    const bindings = { ...DEVELOPMENT_KEYS, CLOCK_AHEAD_MS: `${NIGHT.getTime() - Date.now()}` };
    const runtime = await startRuntime('worker/dev/bench-worker.ts', 1, { bindings, state });
    try {
      await measureCalls(runtime, leads);
      await measureNight(runtime);
    } finally {
      await runtime.stop();
    }
  } finally {
    rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureCalls(runtime: Runtime, size: number): Promise<void> {
  const inbox = { folder: 'inbox' };
  const { body } = await ask(runtime, '/desk/readInbox', inbox);
  const { leads, newest, cursor } = JSON.parse(body) as LeadPage & { newest: string };
  const consultation = leads.find(({ kind }) => kind === 'consultation');
  if (!consultation) throw new Error('The newest leads have no consultation among them');
  const { kind, id, email } = consultation;
  const { reference, phone } = JSON.parse(
    (await ask(runtime, '/desk/openLead', { kind, id })).body,
  ) as Lead;
  /** @param goalMs of D1's own time */
  const report = async (name: string, call: string, input: object, goalMs?: number) => {
    const spent: Spent[] = [];
    // The first run is a warm-up.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      spent.push((await ask(runtime, `/desk/${call}`, input)).spent);
    }
    noteSpent(name, spent.slice(1), size === GOAL_SIZE ? goalMs : undefined);
  };
  const search = (name: string, text: unknown) =>
    report(`search: ${name}`, 'readInbox', { ...inbox, search: text }, 250);
  await report('first page', 'listLeads', { ...inbox, cursor }, 10);
  await report('first page with counts', 'readInbox', inbox, 40);
  await report('poll without news', 'listNewLeads', { ...inbox, cursor: newest });
  await report('status: closed', 'readInbox', { ...inbox, status: 'closed' });
  await report('partner', 'readInbox', { ...inbox, partnerId: 'south-star' });
  await report('campaign', 'readInbox', { ...inbox, campaign: 'Results day' });
  await report('a day two years ago', 'readInbox', { ...inbox, from: DAY, to: DAY });
  await search('a name', 'sharma');
  await search('a common word', 'example.com');
  await search('an address of 60 letters', `${'long'.repeat(12)}@example.com`);
  await search('17 letters of Devanagari', 'आशाशर्माआशाशर्माआ');
  await search('a phone number', phone);
  await search('a reference', reference);
  await report('Health', 'readHealth', {});
  await report('a person', 'findPerson', { email });
  const erasing = await ask(runtime, '/desk/erasePerson', { email, confirmation: email });
  noteSpent('erase a person', [erasing.spent]);
}

/** Deletes one year of three: the run of the night, then one every five minutes until two delete nothing. */
async function measureNight(runtime: Runtime): Promise<void> {
  for (const kind of ['consultation', 'contact']) {
    await ask(runtime, '/desk/setRetention', { kind, days: RETENTION_DAYS });
  }
  const count = async () =>
    Number((await runtime.rows('SELECT count(*) AS total FROM leads'))[0]?.total);
  const before = await count();
  const runs: Spent[] = [];
  let left = before;
  for (let idle = 0; idle < 2 && runs.length < MAX_RUNS; ) {
    const cron = runs.length === 0 ? '30 20 * * *' : '*/5 * * * *';
    runs.push((await ask(runtime, '/run', cron)).spent);
    const now = await count();
    idle = now === left ? idle + 1 : 0;
    left = now;
  }
  const sum = (of: (spent: Spent) => number) => runs.reduce((total, spent) => total + of(spent), 0);
  noteSpent(`night: all of a year goes`, [
    {
      queries: Math.max(...runs.map(({ queries }) => queries)),
      d1Ms: sum(({ d1Ms }) => d1Ms),
      rowsRead: sum(({ rowsRead }) => rowsRead),
      rowsWritten: sum(({ rowsWritten }) => rowsWritten),
    },
  ]);
  note('  leads deleted, in so many runs', `${before - left} in ${runs.length}`);
}

/** @throws Error where it is not answered with 200 */
async function ask(
  runtime: Runtime,
  path: string,
  input: object | string,
): Promise<{ body: string; spent: Spent }> {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { status, body, headers } = await runtime.send({ path, body: text });
  if (status !== 200) throw new Error(`${path} ${text} was answered ${status} ${body}`);
  return { body, spent: JSON.parse(String(headers['bench-spent'])) };
}

/** Medians of the time; the other figures are the same each time. */
function noteSpent(name: string, spent: readonly Spent[], goalMs?: number): void {
  const ms = quantile(
    spent.map(({ d1Ms }) => d1Ms),
    0.5,
  );
  const { queries = 0, rowsRead = 0, rowsWritten = 0 } = spent.at(-1) ?? {};
  const isMissed = goalMs !== undefined && ms > goalMs;
  if (isMissed) missed += 1;
  const goal = goalMs === undefined ? '' : ` (${goalMs}${isMissed ? ', missed' : ''})`;
  const cells = [queries, rowsRead, rowsWritten].map((value) => String(value).padStart(9));
  note(name, `${ms.toFixed(1)} ms${goal}`.padStart(20) + cells.join(''));
}

function note(name: string, text: string): void {
  figures.set(name, [...(figures.get(name) ?? []), text]);
  console.error(`${name}: ${text}`);
}

function print(): void {
  const row = (name: string, cells: string[]) =>
    console.log([name.padEnd(34), ...cells.map((cell) => cell.padStart(50))].join(''));
  row(
    "D1's ms (goal), statements, rows read, written",
    SIZES.map((leads) => `${leads} leads`),
  );
  for (const [name, cells] of figures) row(name, cells);
}
