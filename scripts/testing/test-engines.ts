/**
 * Runs the suites in the engines besides Chromium, and what Chromium prints: `npm run test:engines`, or
 * some of them by name: `npm run test:engines -- contract-firefox visits-webkit`. Missing engines are
 * listed in one line and their suites count as skipped; with `--all` they fail the run. Two suites run
 * beside each other, each printed whole when it ends. `--rounds 10` runs each so often, and ends with the
 * round in which one fails. `--packages` only prints the Debian packages that the engines need.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_PACKAGES, findOtherEngines } from '../find-browser.ts';
import { runQuietly } from '../run.ts';
import { runInLanes } from './run-in-lanes.ts';
import { buildForTests } from './test-build.ts';
import { readResults, VITEST_REPORTERS } from './test-results.ts';

type Engine = keyof typeof ENGINE_PACKAGES;

interface Suite {
  name: string;
  /** Engine that it runs in; its packages have to be installed. */
  engine: Engine;
  command: [string, ...string[]];
  env?: Record<string, string>;
}

/** Files none of whose tests run in an engine. */
const IDLE: Record<Engine, string[]> = {
  firefox: [],
  // Its driver does not print, its cache ends with the browser, and `itRecords` has the reason why it records nothing.
  webkit: ['print.engines.ts', 'deployments.engines.ts', 'visa-interview-simulator.browser.ts'],
};

const folder = mkdtempSync(join(tmpdir(), 'sa-engines-'));
const resultsOf = (name: string) => join(folder, name);

/** Browser tests of the project: the contract of every element, its states, or the tools' own tests. */
const browserTests = (name: string, engine: Engine, files: string): Suite => ({
  name: `${name}-${engine}`,
  engine,
  command: ['wtr', '--files', files],
  env: { WTR_ENGINE: engine },
});

const visitsIn = (engine: Engine | 'chromium') => [
  '--project',
  'engines',
  '-t',
  `in ${engine}`,
  ...VITEST_REPORTERS,
];

/** The tests in host/engines, with a real pointer and keyboard against the Worker. */
const visits = (engine: Engine): Suite => ({
  name: `visits-${engine}`,
  engine,
  command: ['vitest', 'run', ...visitsIn(engine)],
});

/** All else of Chromium is in `npm test`, which needs no poppler. */
const paper: Suite = {
  name: 'visits-chromium',
  engine: 'firefox',
  command: ['vitest', 'run', 'print.engines.ts', ...visitsIn('chromium')],
};

const contract = (engine: Engine) =>
  browserTests('contract', engine, 'widgets/testing/contract.browser.ts');

const engines = Object.keys(ENGINE_PACKAGES) as Engine[];
/** Slow ones first. */
const suites = [
  visits('firefox'),
  visits('webkit'),
  paper,
  contract('webkit'),
  contract('firefox'),
  ...engines.flatMap((engine) => [
    browserTests('states', engine, 'widgets/testing/states.browser.ts'),
    browserTests('elements', engine, 'widgets/sa-*/*.browser.ts'),
  ]),
];
const isVisit = ({ name }: Suite) => name.startsWith('visits-');

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    packages: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.packages) {
  console.log(Object.values(ENGINE_PACKAGES).flat().join(' '));
  process.exit();
}
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on');
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
const total = { passed: 0, failed: 0 };
const absent = values.all ? skipped.map(({ name }) => `${name} (not installed)`) : [];
const broken: string[] = [];

// Once, before two suites want it at the same time.
await buildForTests();
const lines: string[] = [];
for (let round = 1; round <= rounds && broken.length === 0; round += 1) {
  // Visits take the same origin, one after another.
  const others = possible.filter((suite) => !isVisit(suite));
  await runInLanes([possible.filter(isVisit), []], others, (suite) => runSuite(suite, round));
}
rmSync(folder, { recursive: true });
console.log(`\n${lines.join('\n')}`);

const failures = [...absent, ...broken];
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
const left = skipped.length > 0 ? `, ${skipped.length} suites skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${left}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function runSuite({ name, engine, command, env }: Suite, round: number): Promise<void> {
  const startedAt = Date.now();
  const [program, ...args] = command;
  const results = resultsOf(name);
  rmSync(results, { force: true });
  const environment = { ...process.env, ...env, TEST_RESULTS: results };
  const { code, output } = await runQuietly(program, args, environment);
  const { passed: passedTests, failures: failedTests, idle } = readResults(results);
  const passed = passedTests.length;
  const failed = failedTests.length;
  const untested = idle.filter((file) => !IDLE[engine].includes(file));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const line = `${name}, round ${round} of ${rounds}: ${passed} passed, ${failed} failed, ${seconds} s`;
  console.log(`\n── ${line} ──\n${output}`);
  lines.push(line);
  total.passed += passed;
  total.failed += failed;
  if (code !== 0) broken.push(name);
  else if (passed + failed === 0) broken.push(`${name} (no test ran)`);
  else if (untested.length > 0) broken.push(`${name} (no test ran in ${untested.join(', ')})`);
}
