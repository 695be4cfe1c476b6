/**
 * Runs all checks of the gate, or the named stages: `npm test -- types unit`. The stages run in three lanes, each
 * printed whole when it ends: the build and what needs it in one, the end-to-end tests after all others. A test
 * that failed, or never ended, runs again at the end, alone and in a new world: a test that fails again is red, one
 * that passes is listed as unsure. Types, lint, sizes, the build, and tests in a file named `*.deterministic.*` are
 * red at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeElementFiles } from '../build/generate/element-files.ts';
import { runInLanes } from './run-in-lanes.ts';
import { runWatched } from './run-watched.ts';
import { type Failure, tryAgain } from './second-try.ts';
import { readResults, VITEST_REPORTERS } from './test-results.ts';

/** A stage beside others gets one worker. */
const ALONE = '--maxWorkers=1';

type Command = [string, ...string[]];

interface Stage {
  name: string;
  command: Command;
  /** The command for a file; absent from a stage without tests. */
  commandFor?(file: string): Command;
}

const vitest = (project: string, ...flags: string[]): Stage =>
  testsBy(project.replace('*', ''), ['vitest', 'run', '--project', project], flags);

/** @param program Passes its arguments to vitest. */
function testsBy(name: string, program: Command, flags: string[]): Stage {
  const command: Command = [...program, ...VITEST_REPORTERS];
  return { name, command: [...command, ...flags], commandFor: (file) => [...command, file] };
}

/** The build and the stages that use it. */
const onBuild: Stage[] = [
  { name: 'build', command: ['node', 'scripts/testing/test-build.ts'] },
  { name: 'browser', command: ['wtr'], commandFor: (file) => ['wtr', '--files', file] },
  { name: 'size', command: ['node', 'scripts/bench/size.ts'] },
];

const onSources: Stage[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  vitest('unit*', ALONE),
  vitest('worker', ALONE),
  testsBy(
    'other-content',
    ['node', 'scripts/testing/other-content/test-other-content.ts'],
    [ALONE],
  ),
];

/** After all others: the product takes the origin of the build, where the browser tests were. */
const endToEnd = vitest('e2e');

const stages = [...onBuild, ...onSources, endToEnd];

const startedAt = performance.now();
const isChosen = chooseStages(process.argv.slice(2));
// Several stages read these files at the same time.
writeElementFiles();
const folder = mkdtempSync(join(tmpdir(), 'sa-test-'));
const times: string[] = [];
const failed: Failure[] = [];
/** Stages that failed for another reason than their tests. */
const broken: string[] = [];
let passed = 0;

let isBuilt = true;

// One lane more than there are cores: tests in a browser wait more than they compute.
await runInLanes([onBuild.filter(isChosen), [], []], onSources.filter(isChosen), runStage);
if (isChosen(endToEnd)) await runStage(endToEnd);
const { red, unsure } = await tryAgain(failed, async (stageName, file) => {
  const stage = stages.find(({ name }) => name === stageName);
  if (!stage?.commandFor) throw new Error(`${stageName} has no tests`);
  return runTests(`${stageName} again: ${file}`, stage.commandFor(file));
});
rmSync(folder, { recursive: true });

console.log(`\n${times.join(', ')}; all ${secondsSince(startedAt)}`);
printList('Failed', [...broken, ...red]);
console.log(`\n${passed} passed, ${broken.length + red.length} failed`);
printList('Unsure: failed, then passed alone', unsure);
process.exitCode = broken.length + red.length > 0 ? 1 : 0;

/** Every stage if none is named. The tests that need a build make it themselves if it is not named. */
function chooseStages(names: string[]): (stage: Stage) => boolean {
  const known = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no stage ${unknown.join(', ')}. There are ${known.join(', ')}`);
  }
  return ({ name }) => names.length === 0 || names.includes(name);
}

async function runStage(stage: Stage): Promise<void> {
  const { name, command, commandFor } = stage;
  if (!isBuilt && (onBuild.includes(stage) || stage === endToEnd)) {
    broken.push(`${name} (skipped)`);
    return;
  }
  const { code, isStuck, passed: tests, failures } = await runTests(name, command);
  if (name === 'build') isBuilt = code === 0;
  passed += tests.length;
  failed.push(...failures.map((test) => ({ stage: name, ...test })));
  if (code !== 0 && !isStuck && failures.length === 0) broken.push(name);
  if (commandFor && tests.length === 0) broken.push(`${name} (no test passed)`);
}

async function runTests(title: string, [program, ...args]: Command) {
  const stageStartedAt = performance.now();
  const results = join(folder, title.replaceAll(/\W/g, '-'));
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colour, TEST_RESULTS: results };
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
