/**
 * Soak-tests the Worker on a local workerd and D1 and prints a table: mixed requests checked
 * against an independent record, submissions while D1 fails, mail to staff while everything fails, an
 * hour without D1, floods, visitors who book the same times, and the CPU time of one submission. Not part of the tests: a full run takes
 * three quarters of an hour.
 *
 * Options: --requests 100000 --submissions 10000 --leads 10000 --late 10000
 * --flood 2000 --bookings 1000 --rounds 8 --seed 1; 0 skips a part. Fails where a figure is wrong that
 * may never be (docs/operate.md, Under load).
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '../../worker/dev/seeded-random.ts';
import { countBookings } from './soak/bookings.ts';
import { measureCpu } from './soak/cpu.ts';
import { countFaults } from './soak/faults.ts';
import { countFloods, FLOODS } from './soak/floods.ts';
import { fuzz } from './soak/fuzz.ts';
import { countMessages } from './soak/messages.ts';
import { countOutage } from './soak/outage.ts';

/** Figures by their lines, and how they read where all is right. */
const PROMISES: [line: string, right: RegExp][] = [
  ['5xx and broken connections', /^0$/],
  ['Odd statuses, headers and rows', /^0$/],
  ['Leads that were acknowledged and lost', /^0$/],
  ['Leads that nobody was told of', /^0, /],
  ['Lost; doubled; back though erased', /^0; 0; 0$/],
];

/** That all those visitors want one of. */
const TIMES = 20;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    submissions: { type: 'string', default: '10000' },
    leads: { type: 'string', default: '10000' },
    late: { type: 'string', default: '10000' },
    flood: { type: 'string', default: '2000' },
    bookings: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const [requests, submissions, leads, late, flood, bookings, rounds, seed] = [
  Number(values.requests),
  Number(values.submissions),
  Number(values.leads),
  Number(values.late),
  Number(values.flood),
  Number(values.bookings),
  Number(values.rounds),
  Number(values.seed),
];

let kept = 0;
let broken = 0;
if (requests > 0) print(await fuzz(requests, seededRandom(seed)));
if (submissions > 0) print(await countFaults(submissions, seededRandom(seed)));
if (leads > 0) print(await countMessages(leads));
if (late > 0) print(await countOutage(late, seededRandom(seed)));
for (const count of flood > 0 ? FLOODS : []) print(await countFloods(flood, count));
if (bookings > 0) print(await countBookings(bookings, TIMES, seededRandom(seed)));
if (rounds > 0) print(await measureCpu(rounds));

console.log(`\n${kept} passed, ${broken} failed`);
if (broken > 0) process.exitCode = 1;

function print(lines: [what: string, figure: string][]): void {
  for (const [what, figure] of lines) {
    console.log(`${what.padEnd(62)} ${figure}`);
    const [, right] = PROMISES.find(([line]) => line === what) ?? [];
    if (right?.test(figure)) kept += 1;
    else if (right) broken += 1;
  }
}
