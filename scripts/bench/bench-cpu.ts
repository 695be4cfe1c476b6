/**
 * Measures the processor time of workerd for one stored message, beside that of a Worker which does no
 * more than insert it, as a ratio: both are in one workerd and take turns, so that other load on the
 * machine meets both.
 *
 * Options: --rounds 10.
 */
import { parseArgs } from 'node:util';
import { inParallel, startRuntime } from '../local/runtime.ts';
import { quantile } from './quantiles.ts';

const CONNECTIONS = 8;
const PER_ROUND = 500;
const GOAL = 1.2;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const runtime = await startRuntime('worker/dev/bench-worker.ts', CONNECTIONS, { limits: null });
let sent = 0;

/** Milliseconds of a request. */
async function measure(path: string): Promise<number> {
  const before = runtime.cpuSeconds();
  await inParallel(PER_ROUND, CONNECTIONS, async () => {
    sent += 1;
    const { status } = await runtime.send({
      path,
      headers: { origin: runtime.origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: `asha${sent}@example.com`,
        phone: '+91 98765 43210',
        subject: 'visa',
        message: `Which documents do I need for number ${sent}?\nThank you.`,
      }),
    });
    if (status !== 201) throw new Error(`A sound message was answered ${status}`);
  });
  return ((runtime.cpuSeconds() - before) / PER_ROUND) * 1000;
}

const ours: number[] = [];
const bare: number[] = [];
// The first round is a warm-up.
for (let round = 0; round <= Number(options.rounds); round += 1) {
  const times = [await measure('/api/contact'), await measure('/bare')] as const;
  if (round === 0) continue;
  ours.push(times[0]);
  bare.push(times[1]);
}
await runtime.stop();

const ratios = ours.map((ms, round) => ms / (bare[round] ?? Number.NaN));
const ratio = quantile(ratios, 0.5);
const text = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
console.log(`processor time of a message, ours: ${quantile(ours, 0.5).toFixed(2)} ms`);
console.log(`processor time of a message, bare: ${quantile(bare, 0.5).toFixed(2)} ms`);
console.log(
  `ratio: ${ratio.toFixed(2)} (${GOAL}${ratio > GOAL ? ', missed' : ''}); rounds ${text(ratios)}`,
);
