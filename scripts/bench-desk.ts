/**
 * Fills a local D1 with 100,000 sample leads and times the desk's list: what D1 says of its
 * statements, and the whole call over HTTP from workerd. LEADS and RUNS set the numbers.
 */
import type { DeskCall } from '../worker/contract/desk.ts';
import { makeSamples } from '../worker/samples/make-samples.ts';
import { seededRandom } from '../worker/samples/seeded-random.ts';
import { writeSampleInserts } from '../worker/store/insert-samples.ts';
import { quantile } from './quantiles.ts';
import { startRuntime } from './soak/runtime.ts';

const LEADS = Number(process.env.LEADS ?? 100_000);
const RUNS = Number(process.env.RUNS ?? 20);
const PER_BATCH = 1000;
const PAGES = 100;

interface Answered {
  answer: { value: { cursor: string | null; newest: string | null } };
  requests: number;
  d1Ms: number;
  rowsRead: number;
}

const now = new Date();
const runtime = await startRuntime('worker/soak/desk-worker.ts', 1);
await fill();
const { newest } = (await call('readInbox', {})).answer.value;
const page100 = await turnPages(PAGES);
console.log(
  `${LEADS} leads, ${RUNS} runs each${' '.repeat(12)}D1 median   p90   HTTP median   p90   requests   rows read`,
);
await report('first page with counts', 'readInbox', {});
await report('page 100', 'listLeads', { cursor: page100 });
await report('poll without news', 'listNewLeads', { cursor: newest });
await report('status: closed', 'readInbox', { status: 'closed' });
await report('partner', 'readInbox', { partnerId: 'south-star' });
await report('nobody’s, pending', 'readInbox', { assignedTo: '', status: 'pending' });
await report('flag: blank', 'readInbox', { folder: 'flagged', flag: 'blank' });
await report('one day of 60', 'readInbox', { from: dayAgo(30), to: dayAgo(30) });
await report('search: a common word', 'readInbox', { search: 'example.com' });
await report('search: a name', 'readInbox', { search: 'sharma' });
await report('search: a rare word', 'readInbox', { search: 'asha.rao77' });
await report('search: nothing', 'readInbox', { search: 'nobody at all' });
await runtime.stop();

async function fill(): Promise<void> {
  const random = seededRandom(1);
  const samples = makeSamples({ count: LEADS, days: 60, now, random });
  samples.sort((a, b) => (String(a.row.created_at) < String(b.row.created_at) ? -1 : 1));
  const startedAtMs = performance.now();
  for (let start = 0; start < LEADS; start += PER_BATCH) {
    await post('fill', writeSampleInserts(samples.slice(start, start + PER_BATCH), now));
  }
  const seconds = (performance.now() - startedAtMs) / 1000;
  console.log(`filled with ${Math.round(LEADS / seconds)} leads a second`);
}

/** The cursor of the page after so many. */
async function turnPages(pages: number): Promise<string | null> {
  let { cursor } = (await call('readInbox', {})).answer.value;
  for (let page = 2; page < pages && cursor !== null; page += 1) {
    cursor = (await call('listLeads', { cursor })).answer.value.cursor ?? cursor;
  }
  return cursor;
}

async function report(name: string, deskCall: DeskCall, filter: object): Promise<void> {
  const d1: number[] = [];
  const http: number[] = [];
  let last: Answered | undefined;
  // The first run is a warm-up.
  for (let turn = 0; turn <= RUNS; turn += 1) {
    const startedAtMs = performance.now();
    last = await call(deskCall, filter);
    if (turn === 0) continue;
    http.push(performance.now() - startedAtMs);
    d1.push(last.d1Ms);
  }
  const figures = [d1, http].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.9)]);
  const cells = figures.map((ms) => `${ms.toFixed(1)} ms`.padStart(11));
  console.log(`${name.padEnd(28)}${cells.join('')}${last?.requests}  ${last?.rowsRead}`);
}

function call(name: DeskCall, filter: object): Promise<Answered> {
  return post(name, { folder: 'inbox', ...filter });
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(new URL(path, runtime.origin), {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response.json() as Promise<T>;
}

function dayAgo(days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
