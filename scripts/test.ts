/**
 * Runs every check there is and ends with one line that adds up the runners' own counts. A stage
 * that counts nothing (types, lint, size) fails the run by its exit code alone.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

interface Stage {
  name: string;
  command: [string, ...string[]];
  /** Reads the runner's own counts from the report it wrote. */
  count?: (report: string) => Counts;
}

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'sa-test-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

const vitest = (project: string): Stage => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ],
  count(report) {
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(report);
    // A file that does not even load has no tests to count as failed.
    return { passed, failed: numFailedTests || numFailedTestSuites };
  },
});

const stages: Stage[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  vitest('unit'),
  vitest('worker'),
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'size', command: ['node', 'scripts/size.ts'] },
  { name: 'browser', command: ['wtr'], count: JSON.parse },
  vitest('e2e'),
];

const total: Counts = { passed: 0, failed: 0 };
const broken: string[] = [];

for (const { name, command, count } of stages) {
  console.log(`\n── ${name} ──`);
  const [program, ...args] = command;
  const env = { ...process.env, WTR_REPORT: reportOf('browser') };
  const code = await run(program, args, { env });
  if (code !== 0) broken.push(name);
  if (!count) continue;
  const { passed, failed } = readCounts(name, count);
  total.passed += passed;
  total.failed += failed;
  // Nothing is well with a stage that ran no test.
  if (passed + failed === 0) broken.push(`${name} (no test ran)`);
}
rmSync(reports, { recursive: true });

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

function readCounts(name: string, count: NonNullable<Stage['count']>): Counts {
  try {
    return count(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
