/**
 * Floods, faults and fuzz: drives both Workers in this process, on SQLite and by a clock of its own, and
 * compares their answers, rows and messages with a record of its own. Prints a table, and ends with 1 if
 * anything is wrong (docs/operate.md, Under load).
 *
 * Options: --requests 60000 --seed 1.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '../../worker/dev/seeded-random.ts';
import { faults, IMPATIENT, withUnreliableServices } from './soak/faults.ts';
import { fuzz } from './soak/fuzz.ts';
import { World } from './soak/world.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '60000' },
    seed: { type: 'string', default: '1' },
  },
});
const random = seededRandom(Number(options.seed));
let passed = 0;
let failed = 0;

for (const [title, prove] of Object.entries(faults)) {
  const world = await World.open(prove === withUnreliableServices ? IMPATIENT : {});
  report(world, [[title, await prove(world, random)]]);
}
report(...(await fuzz(Number(options.requests), random)));
print(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

function report({ findings }: World, lines: readonly [title: string, figure: string][]): void {
  for (const [title, figure] of lines) print(`${title.padEnd(46)} ${figure}`);
  for (const [finding, { times, example }] of findings) {
    print(`  WRONG, ${times} times: ${finding} ${example}`);
  }
  if (findings.size === 0) passed += 1;
  else failed += 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
