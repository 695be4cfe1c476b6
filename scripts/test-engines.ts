/**
 * The suites in the engines beside Chromium: `npm run test:engines`, or some of them by name:
 * `npm run test:engines -- contract-firefox visits-webkit`. What is not installed is named in one
 * line and its suites count as skipped; `--all` fails then. `--packages` only prints what Debian
 * calls what the engines need.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_PACKAGES, findOtherEngines } from './find-browser.ts';
import { run } from './run.ts';

type Engine = keyof typeof ENGINE_PACKAGES;

interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  engine: Engine;
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Reads the runner's own counts from the report it wrote. */
  count(report: string): Counts;
}

const reports = mkdtempSync(join(tmpdir(), 'sa-engines-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

/** The project's browser tests: the contract of every element, or what each tool has of its own. */
const browserTests = (name: string, engine: Engine, files: string): Suite => ({
  name: `${name}-${engine}`,
  engine,
  command: ['wtr', '--files', files],
  env: { WTR_ENGINE: engine, WTR_REPORT: reportOf(`${name}-${engine}`) },
  count: JSON.parse,
});

/** The visits of host/engines with a real pointer and keyboard, and the Worker behind them. */
const visits = (engine: Engine): Suite => ({
  name: `visits-${engine}`,
  engine,
  command: [
    'vitest',
    'run',
    '--project',
    'engines',
    '-t',
    `in ${engine}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(`visits-${engine}`)}`,
  ],
  count(report) {
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(report);
    return { passed, failed: numFailedTests || numFailedTestSuites };
  },
});

const engines = Object.keys(ENGINE_PACKAGES) as Engine[];
const suites = engines.flatMap((engine) => [
  browserTests('contract', engine, 'widgets/kit/testing/contract.browser.ts'),
  browserTests('elements', engine, 'widgets/sa-*/*.browser.ts'),
  visits(engine),
]);

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    packages: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.packages) {
  console.log(Object.values(ENGINE_PACKAGES).flat().join(' '));
  process.exit();
}
const unknown = positionals.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const names = suites.map(({ name }) => name).join(', ');
  throw new Error(`There is no suite ${unknown.join(', ')}. There are ${names}`);
}

const installed = findOtherEngines();
const missing = engines.filter((engine) => !installed[engine]);
if (missing.length > 0) {
  const packages = missing.flatMap((engine) => ENGINE_PACKAGES[engine]);
  console.log(
    `Not installed: ${missing.join(', ')} (Debian: apt-get install ${packages.join(' ')})`,
  );
}

const wanted = suites.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const [possible, skipped] = [
  wanted.filter(({ engine }) => installed[engine]),
  wanted.filter(({ engine }) => !installed[engine]),
];
const total: Counts = { passed: 0, failed: 0 };
const broken: string[] = values.all ? skipped.map(({ name }) => `${name} (not installed)`) : [];

if (possible.length > 0) execFileSync('node', ['scripts/build.ts'], { stdio: 'inherit' });
for (const suite of possible) {
  console.log(`\n── ${suite.name} ──`);
  const [program, ...args] = suite.command;
  const code = await run(program, args, { env: { ...process.env, ...suite.env } });
  const { passed, failed } = readCounts(suite);
  console.log(`${suite.name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
  if (code !== 0) broken.push(suite.name);
  else if (passed + failed === 0) broken.push(`${suite.name} (no test ran)`);
}
rmSync(reports, { recursive: true });

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
const left = skipped.length > 0 ? `, ${skipped.length} suites skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${left}`);
process.exitCode = broken.length > 0 ? 1 : 0;

function readCounts({ name, count }: Suite): Counts {
  try {
    return count(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
