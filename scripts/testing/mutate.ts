/**
 * `npm run mutate [-- --mutants 200 --seed 1 --in 'widgets/kit/**']`: puts seeded faults into rules,
 * kit and Worker, one at a time, and counts those that a unit or Worker test notices. Prints the
 * others, and fails below `MIN_KILLED`. It takes a quarter of an hour on two idle cores.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { seededRandom } from '../../worker/samples/seeded-random.ts';
import { nameMutant, SAMPLE_FILE } from './mutation-sample.ts';

/** Share of the mutants; about one in thirty changes nothing that anybody could notice. */
const MIN_KILLED = 0.92;
const ROOMS = '{widgets/**/*.logic.ts,widgets/kit/**/*.{ts,tsx},worker/**/*.ts}';
/** Tests and what they are made of, styles and drawings, and what runs by hand. */
const NOT_MUTATED =
  /\.(test|browser|states|styles|config)\.tsx?$|\.d\.ts$|\/(test|testing|soak|samples|art)\/|\/dev\.ts$/;

const { values } = parseArgs({
  options: {
    mutants: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: ROOMS },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'sa-mutants-'));
const sample = await pickMutants();
const sampleFile = join(folder, 'sample.json');
writeFileSync(sampleFile, JSON.stringify(sample.map(nameMutant)));
process.env[SAMPLE_FILE] = sampleFile;

const results = await new Stryker({
  mutate: [...new Set(sample.map(({ fileName }) => fileName))],
  testRunner: 'vitest',
  // The only pool in which every suite runs: threads cannot set the time zone.
  vitest: { pool: 'vmForks', configFile: 'scripts/testing/mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/testing/mutation-sample.ts'],
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  reporters: [],
  tempDirName: '.cache/stryker',
  dryRunTimeoutMinutes: 30,
  logLevel: 'warn' as LogLevel,
  warnings: false,
}).runMutationTest();
rmSync(folder, { recursive: true });

const tried = results.filter(({ status }) => status !== 'CompileError');
const isKilled = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';
for (const mutant of tried.filter((one) => !isKilled(one))) {
  const { fileName, location, mutatorName, replacement } = mutant;
  const place = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}`;
  console.log(`survived: ${place} ${mutatorName} → ${replacement}`);
}
for (const room of ['widgets/sa-', 'widgets/kit/', 'worker/']) {
  report(
    room,
    tried.filter(({ fileName }) => fileName.includes(`/${room}`)),
  );
}
const share = report('all', tried);
if (share < MIN_KILLED) process.exitCode = 1;

/** Seeded, each once. */
async function pickMutants() {
  const files = globSync(values.in).filter((file) => !NOT_MUTATED.test(file));
  const silent = { debug() {}, info() {}, isDebugEnabled: () => false };
  const { mutants } = await new Instrumenter(silent as never).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const left = [...mutants];
  const random = seededRandom(Number(values.seed));
  const count = Math.min(Number(values.mutants), mutants.length);
  return Array.from({ length: count }, () => {
    const [mutant] = left.splice(random.below(left.length), 1);
    return mutant as (typeof mutants)[number];
  });
}

function report(room: string, mutants: readonly MutantResult[]): number {
  const killed = mutants.filter(isKilled).length;
  const share = killed / mutants.length;
  console.log(`${room}: ${killed} of ${mutants.length} killed (${(share * 100).toFixed(1)} %)`);
  return share;
}
