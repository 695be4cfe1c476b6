/**
 * Runs what `npm test` leaves out, one suite after another and each alone, and writes a receipt into
 * proved.json for each that passes: `npm run prove`, for all whose receipt is missing or old; `npm run prove
 * gaps clock`, for some by name, whatever their receipts say. A suite whose browser is not installed, of which
 * some test did not run, or whose inputs changed while it ran gets no receipt, and fails the run.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE_PACKAGES, environment, findBrowser, findOtherEngines } from '../find-browser.ts';
import { judgeOutput, judgeResults } from './proof-outcome.ts';
import { inputHashes, listUnproved, writeReceipt } from './proved.ts';
import { runWatched } from './run-watched.ts';
import { type Suite, selectSuites } from './suites.ts';
import { readResults } from './test-results.ts';

const names = process.argv.slice(2);
const chosen = names.length > 0 ? selectSuites(names) : listUnproved().map(({ suite }) => suite);
const folder = mkdtempSync(join(tmpdir(), 'sa-prove-'));
const lines: string[] = [];
for (const suite of chosen) lines.push(`${suite.name.padEnd(20)} ${await prove(suite)}`);
rmSync(folder, { recursive: true });
console.log(lines.length > 0 ? `\n${lines.join('\n')}` : 'All receipts are valid.');

/** Resolves to the line of the report. */
async function prove(suite: Suite): Promise<string> {
  const startedAtMs = Date.now();
  const outcome = await run(suite);
  const minutes = ((Date.now() - startedAtMs) / 60_000).toFixed(1);
  if (typeof outcome === 'number') return `proved: ${outcome} passed, ${minutes} min`;
  process.exitCode = 1;
  return `no receipt: ${outcome}, ${minutes} min`;
}

/** How many tests passed, or why that proves nothing. */
async function run(suite: Suite): Promise<number | string> {
  const { name, command, env, counts, engine, idle } = suite;
  if (engine && !findOtherEngines()[engine]) {
    return `${engine} is not installed (Debian: apt-get install ${ENGINE_PACKAGES[engine].join(' ')})`;
  }
  console.log(`Running ${name}`);
  const inputs = inputHashes()(suite);
  const results = join(folder, name);
  const [program, ...args] = command;
  const { code, output, isStuck } = await runWatched(
    program,
    args,
    { ...environment, ...env, TEST_RESULTS: results },
    results,
  );
  console.log(`\n── ${name} ──\n${output}`);
  const counted =
    counts === 'results' ? judgeResults(readResults(results), idle) : judgeOutput(output);
  if (isStuck) return 'no test had ended for minutes';
  if (code !== 0) return 'failed';
  if (typeof counted === 'string') return counted;
  if (inputHashes()(suite) !== inputs) return 'its inputs changed while it ran';
  const versions = await readVersions(engine);
  const day = new Date().toISOString().slice(0, 10);
  writeReceipt(name, { inputs, passed: counted, versions, day });
  return counted;
}

async function readVersions(engine: Suite['engine']): Promise<Record<string, string>> {
  const { executablePath } = await findBrowser();
  const { firefox, webkit } = findOtherEngines();
  const other = { firefox, webkit: webkit?.driver };
  return {
    node: process.versions.node,
    chromium: versionOf(executablePath),
    ...(engine && { [engine]: versionOf(other[engine]) }),
  };
}

/** "153.0.7400.1", without the name of the program. */
function versionOf(program = ''): string {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return said.match(/\d+(\.\d+)+/)?.[0] ?? said.trim();
}
