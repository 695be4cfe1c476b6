import { inParallel, type Runtime, startRuntime } from '../../../worker/dev/runtime.ts';
import { quantile } from '../../bench/quantiles.ts';

const CONNECTIONS = 8;
const PER_ROUND = 500;

const message = (index: number) => ({
  name: 'Asha Rao',
  email: `asha${index}@example.com`,
  phone: '+91 98765 43210',
  subject: 'visa',
  message: `Which documents do I need for number ${index}?\nThank you.`,
});

/**
 * CPU time of workerd for one stored message, compared with a Worker that only stores it. The two
 * take turns, so that other load on the machine affects both.
 */
export async function measureCpu(rounds: number): Promise<[string, string][]> {
  const product = await startRuntime('worker/soak/unlimited-worker.ts', CONNECTIONS);
  const bare = await startRuntime('worker/soak/bare-worker.ts', CONNECTIONS);
  let sent = 0;

  /** Milliseconds per request. */
  async function measure(runtime: Runtime): Promise<number> {
    const before = runtime.cpuSeconds();
    await inParallel(PER_ROUND, CONNECTIONS, async () => {
      sent += 1;
      const { status } = await runtime.send({
        path: '/api/contact',
        headers: { origin: runtime.origin, 'content-type': 'application/json' },
        body: JSON.stringify(message(sent)),
      });
      if (status !== 201) throw new Error(`A sound message was answered ${status}`);
    });
    return ((runtime.cpuSeconds() - before) / PER_ROUND) * 1000;
  }

  for (const runtime of [product, bare]) await measure(runtime);
  const times = { product: [] as number[], bare: [] as number[], ratios: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const mine = await measure(product);
    const theirs = await measure(bare);
    times.product.push(mine);
    times.bare.push(theirs);
    times.ratios.push(mine / theirs);
  }
  await product.stop();
  await bare.stop();
  const middle = (values: number[]) => quantile(values, 0.5).toFixed(2);
  return [
    ['CPU per request, ours without emulated limiters', `${middle(times.product)} ms`],
    ['CPU per request, a bare one-insert Worker', `${middle(times.bare)} ms`],
    [
      `Ratio of the medians; of the ${rounds} rounds`,
      `${(quantile(times.product, 0.5) / quantile(times.bare, 0.5)).toFixed(2)}; ${times.ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    ],
  ];
}
