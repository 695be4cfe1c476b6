/**
 * Runs all checks but the proofs, or the named stages: `npm test -- types unit`. The stages run in
 * parallel, each printed whole when it ends; the last lines list how long each took, name what failed
 * and add up the runners' own counts. A stage without counts (types, lint, size) fails the run by its
 * exit code alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeElementFiles } from '../build/generate/element-files.ts';
import { runQuietly } from '../run.ts';
import { runStages, type Stage, selectStages } from './stages.ts';
import { type Counts, readCounts, vitestReporters } from './test-counts.ts';

interface TestStage extends Stage {
  command: [string, ...string[]];
  /** Whether it writes a report with test counts. */
  counts?: boolean;
  /** Takes minutes for what seldom breaks: for `npm run proofs`. */
  isProof?: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'sa-test-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

const vitest = (name: string, project = name): TestStage => ({
  name,
  command: ['vitest', 'run', '--project', project, ...vitestReporters(reportOf(name))],
  counts: true,
});

/** Slow stages come first, so that short ones fill the gaps. */
const stages: TestStage[] = [
  vitest('e2e'),
  { name: 'build', command: ['node', 'scripts/build/build.ts', '--if-changed'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'browser', after: ['build'], command: ['wtr'], counts: true },
  vitest('unit', 'unit*'),
  vitest('worker'),
  { name: 'size', after: ['build'], command: ['node', 'scripts/bench/size.ts'] },
  { ...vitest('proofs'), isProof: true },
  { ...vitest('commands'), isProof: true },
];

const startedAtMs = Date.now();
const wanted = process.argv.slice(2);
const chosen = selectStages(
  stages,
  wanted.length > 0 ? wanted : stages.filter(({ isProof }) => !isProof).map(({ name }) => name),
);
// Several stages read them, at once.
writeElementFiles();
const times: string[] = [];
const broken: string[] = [];
const total: Counts = { passed: 0, failed: 0, failures: [] };

const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
const environment = { ...process.env, ...colour, WTR_REPORT: reportOf('browser') };
const outcomes = await runStages(chosen, availableParallelism() + 1, async (stage) => {
  const stageStartedAtMs = Date.now();
  const [program, ...args] = stage.command;
  const { code, output } = await runQuietly(program, args, environment);
  const time = `${stage.name} ${secondsSince(stageStartedAtMs)}`;
  console.log(`\n── ${time} ──\n${output}`);
  times.push(time);
  const hasRun = addCounts(stage);
  return code === 0 && hasRun;
});

rmSync(reports, { recursive: true });
for (const [name, outcome] of outcomes) {
  if (outcome !== 'passed') broken.push(outcome === 'failed' ? name : `${name} (${outcome})`);
}
console.log(`\n${times.join(', ')}; all ${secondsSince(startedAtMs)}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const failure of total.failures) console.log(`  ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** Adds up the counts; false if a stage that should run tests ran none. */
function addCounts({ name, counts }: TestStage): boolean {
  if (!counts) return true;
  const { passed, failed, failures } = readCounts(reportOf(name));
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  if (passed + failed === 0) console.log(`${name}: no test ran`);
  return passed + failed > 0;
}

function secondsSince(startMs: number): string {
  return `${Math.round((Date.now() - startMs) / 1000)} s`;
}
