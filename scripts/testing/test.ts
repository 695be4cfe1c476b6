/**
 * Runs all checks of the gate, or the named stages: `npm test -- types unit`. The stages run in three lanes,
 * each printed whole when it ends. A test that failed, or never ended, is run once more when all else
 * is over, alone and in a new world: red is what fails again, and what passes then is listed as unsure.
 * Types, lint, sizes, the build, and tests in a file named `*.deterministic.*` are red at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeElementFiles } from '../build/generate/element-files.ts';
import { runWatched } from './run-watched.ts';
import { type Failure, tryAgain } from './second-try.ts';
import { runStages, type Stage, selectStages } from './stages.ts';
import { readResults, VITEST_REPORTERS } from './test-results.ts';

/** Where a lane is all that a stage gets. */
const ALONE = '--maxWorkers=1';

type Command = [string, ...string[]];

interface TestStage extends Stage {
  command: Command;
  /** The command for some tests of a file, or for all of them if `names` is empty; none where it has no tests. */
  commandFor?(file: string, names: string[]): Command;
}

/** One more than there are cores: tests in a browser wait more than they compute. */
const LANES = 3;

const anyOf = (names: string[]) =>
  names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');

const vitest = (project: string, ...flags: string[]): TestStage =>
  testsBy(project.replace('*', ''), ['vitest', 'run', '--project', project], flags);

/** @param program Hands its arguments on to vitest. */
function testsBy(name: string, program: Command, flags: string[]): TestStage {
  const command: Command = [...program, ...VITEST_REPORTERS];
  return {
    name,
    command: [...command, ...flags],
    commandFor: (file, names) => [
      ...command,
      file,
      ...(names.length > 0 ? ['-t', `^(${anyOf(names)})$`] : []),
    ],
  };
}

const stages: TestStage[] = [
  { name: 'build', command: ['node', 'scripts/testing/test-build.ts'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'browser',
    after: ['build'],
    command: ['wtr'],
    commandFor: (file) => ['wtr', '--files', file],
  },
  vitest('unit*', ALONE),
  vitest('worker', ALONE),
  testsBy(
    'other-content',
    ['node', 'scripts/testing/other-content/test-other-content.ts'],
    [ALONE],
  ),
  { name: 'size', after: ['build'], command: ['node', 'scripts/bench/size.ts'] },
  // The site is at the origin of the build, where the browser tests have been.
  { ...vitest('e2e'), after: ['build'], lanes: LANES },
];

const startedAt = performance.now();
const chosen = selectStages(stages, process.argv.slice(2));
// Several stages read them, at once.
writeElementFiles();
const folder = mkdtempSync(join(tmpdir(), 'sa-test-'));
const times: string[] = [];
const failed: Failure[] = [];
/** Stages that failed for another reason than their tests. */
const broken: string[] = [];
let passed = 0;

const outcomes = await runStages(chosen, LANES, runStage);
for (const [name, outcome] of outcomes) if (outcome === 'skipped') broken.push(`${name} (skipped)`);
const { red, unsure } = await tryAgain(failed, async (stageName, file, names) => {
  const stage = stages.find(({ name }) => name === stageName);
  if (!stage?.commandFor) throw new Error(`${stageName} has no tests`);
  const title = `${stageName} again: ${file}`;
  return runTests(title, stage.commandFor(file, names), names);
});
rmSync(folder, { recursive: true });

console.log(`\n${times.join(', ')}; all ${secondsSince(startedAt)}`);
printList('Failed', [...broken, ...red]);
console.log(`\n${passed} passed, ${broken.length + red.length} failed`);
printList('Unsure: failed, then passed alone', unsure);
process.exitCode = broken.length + red.length > 0 ? 1 : 0;

/** Resolves to whether the stages after this one may start. */
async function runStage({ name, command, commandFor }: TestStage): Promise<boolean> {
  const { code, isStuck, passed: tests, failures } = await runTests(name, command);
  passed += tests.length;
  failed.push(...failures.map((test) => ({ stage: name, ...test })));
  if (code !== 0 && !isStuck && failures.length === 0) broken.push(name);
  if (commandFor && tests.length === 0) broken.push(`${name} (no test passed)`);
  return code === 0;
}

async function runTests(title: string, [program, ...args]: Command, names: string[] = []) {
  const stageStartedAt = performance.now();
  const results = join(folder, title.replaceAll(/\W/g, '-'));
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colour, TEST_RESULTS: results, WTR_GREP: anyOf(names) };
  const { code, output, isStuck } = await runWatched(program, args, env, results);
  const time = `${title} ${secondsSince(stageStartedAt)}`;
  times.push(time);
  console.log(`\n── ${time} ──\n${output}`);
  if (isStuck) console.log(`${title} was ended: no test had ended for minutes`);
  return { code, isStuck, ...readResults(results) };
}

function printList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function secondsSince(start: number): string {
  return `${Math.round((performance.now() - start) / 1000)} s`;
}
