import { inParallel, type Runtime, startRuntime } from '../../../worker/dev/runtime.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { keyOfRow, paths, rowKey, selectRows } from './submissions.ts';

const CONNECTIONS = 16;
/** Short, so that ten thousand stalls take only minutes. */
const DB_TIMEOUT_MS = '600';
/** Longer than the delay of any late commit. */
const SETTLING_MS = 2000;
const FAULTS = ['reset', 'overloaded', 'internal', 'committed', 'stall', 'slow', 'late'] as const;
const FAULT_PERCENT = 10;

interface Plan {
  title: string;
  /** Faults of the first and second attempt. */
  draw(random: Random): string[];
}

const drawOne = (random: Random) => (random.percent(FAULT_PERCENT) ? random.pick(FAULTS) : 'none');

const plans: Plan[] = [
  { title: 'one try in two works', draw: (random) => [drawOne(random), 'none'] },
  { title: 'any try may fail', draw: (random) => [drawOne(random), drawOne(random)] },
];

/** Sends submissions to a D1 with injected faults, each once, as if the visitor pressed once. */
export async function countFaults(count: number, random: Random): Promise<[string, string][]> {
  const lines: [string, string][] = [];
  for (const { title, draw } of plans) {
    const runtime = await startRuntime('worker/soak/faulty-worker.ts', CONNECTIONS, {
      bindings: { DB_TIMEOUT_MS },
    });
    lines.push([`${count} pressed once, 10 % faults, ${title}`, await soak(runtime, draw)]);
    await runtime.stop();
  }
  return lines;

  async function soak(runtime: Runtime, draw: Plan['draw']): Promise<string> {
    const statusOf = new Map<string, number>();
    let faulty = 0;
    await inParallel(count, CONNECTIONS, async (index) => {
      const path = random.pick(paths);
      const values = {
        name: `Asha Rao ${index}`,
        email: `asha${index}@example.com`,
        phone: '+91 98765 43210',
        consultationType: 'video',
        subject: 'visa',
        message: `Which documents do I need for number ${index}?`,
      };
      const faults = draw(random);
      if (faults.some((fault) => fault !== 'none')) faulty += 1;
      const { status } = await runtime.send({
        path,
        headers: {
          origin: runtime.origin,
          'content-type': 'application/json',
          'soak-faults': faults.join(),
        },
        body: JSON.stringify(values),
      });
      statusOf.set(rowKey(path, values), status);
    });
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    const stored = new Map<string, number>();
    let repeats = 0;
    for (const path of paths) {
      for (const row of await runtime.rows(selectRows(path))) {
        const key = keyOfRow(path, row);
        stored.set(key, (stored.get(key) ?? 0) + 1);
        repeats += Number(row.repeats);
      }
    }
    const keysWith = (status: number) =>
      [...statusOf].filter(([, given]) => given === status).map(([key]) => key);
    const failed = keysWith(503);
    const other = statusOf.size - keysWith(201).length - failed.length;
    const doubled = [...stored.values()].filter((rows) => rows > 1).length;
    const unknown = [...stored.keys()].filter((key) => !statusOf.has(key)).length;
    return [
      `${faulty} met a fault`,
      `201 and lost ${keysWith(201).filter((key) => !stored.has(key)).length}`,
      `doubled ${doubled}`,
      `503 ${failed.length}, of which stored ${failed.filter((key) => stored.has(key)).length} and lost ${failed.filter((key) => !stored.has(key)).length}`,
      `other answers ${other}`,
      `unknown rows ${unknown}`,
      `counted as repeats ${repeats}`,
    ].join('; ');
  }
}
