/**
 * Floods, faults and fuzz: drives both Workers in this process, on SQLite and by a clock of its own,
 * and compares what they answer and keep with a record of its own. Prints a table, and ends with 1 where
 * anything is wrong (docs/operate.md, Under load).
 *
 * Options: --requests 60000 --seed 1. Without faults and floods: --only fuzz; or --only faults.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '../../worker/dev/seeded-random.ts';
import { faults } from './soak/faults.ts';
import { fuzz } from './soak/fuzz.ts';
import type { World } from './soak/world.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '60000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const random = seededRandom(Number(options.seed));
let passed = 0;
let failed = 0;

if (options.only !== 'fuzz') {
  for (const prove of faults) {
    const [world, line] = await prove(random);
    report(world, [line]);
  }
}
if (options.only !== 'faults') report(...(await fuzz(Number(options.requests), random)));
print(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

function report({ findings }: World, lines: readonly [what: string, figure: string][]): void {
  for (const [what, figure] of lines) print(`${what.padEnd(46)} ${figure}`);
  for (const [finding, times] of findings) print(`  WRONG, ${times} times: ${finding}`);
  if (findings.size === 0) passed += 1;
  else failed += 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
