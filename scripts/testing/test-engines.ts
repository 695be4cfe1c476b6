/**
 * Runs the suites in the engines besides Chromium, and what Chromium prints, one after another:
 * `npm run test:engines`, or some of them by name: `npm run test:engines -- contract-firefox visits-webkit`.
 * Missing engines are listed in one line and their suites count as skipped; with `--all` they fail the run.
 * `--packages` only prints the Debian packages that the engines need.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_PACKAGES, findOtherEngines } from '../find-browser.ts';
import { run } from '../run.ts';
import { buildForTests } from './test-build.ts';
import { readResults, VITEST_REPORTERS } from './test-results.ts';

type Engine = keyof typeof ENGINE_PACKAGES;

interface Suite {
  name: string;
  /** Engine that it runs in; its packages have to be installed. */
  engine: Engine;
  command: [string, ...string[]];
}

/** Files none of whose tests run in an engine. */
const IDLE: Record<Engine, string[]> = {
  firefox: [],
  // Its driver does not print, its cache ends with the browser, and `itRecords` has the reason why it records nothing.
  webkit: ['print.engines.ts', 'deployments.engines.ts', 'visa-interview-simulator.browser.ts'],
};

/** Browser tests of the project: the contract of every element, its states, the tools' own tests. */
const BROWSER_TESTS = {
  contract: 'widgets/testing/contract.browser.ts',
  states: 'widgets/testing/states.browser.ts',
  elements: 'widgets/sa-*/*.browser.ts',
};

/** The tests in host/engines, with a real pointer and keyboard against the Worker. */
const visits = (engine: Engine | 'chromium', ...files: string[]): Suite => ({
  name: `visits-${engine}`,
  // Paper is read by poppler, which is among Firefox's packages.
  engine: engine === 'chromium' ? 'firefox' : engine,
  command: [
    'vitest',
    'run',
    ...files,
    '--project',
    'engines',
    '-t',
    `in ${engine}`,
    ...VITEST_REPORTERS,
  ],
});

const engines = Object.keys(ENGINE_PACKAGES) as Engine[];
const suites = [
  ...engines.flatMap((engine) => [
    visits(engine),
    ...Object.entries(BROWSER_TESTS).map(
      ([name, files]): Suite => ({
        name: `${name}-${engine}`,
        engine,
        command: ['wtr', '--files', files],
      }),
    ),
  ]),
  visits('chromium', 'print.engines.ts'),
];

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
const names = suites.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`There is no suite ${unknown.join(', ')}. There are ${names.join(', ')}`);
}

const installed = findOtherEngines();
const missing = engines.filter((engine) => !installed[engine]);
if (missing.length > 0) {
  const packages = missing.flatMap((engine) => ENGINE_PACKAGES[engine]);
  console.log(
    `Not installed: ${missing.join(', ')} (Debian: apt-get install ${packages.join(' ')})`,
  );
}

await buildForTests();
const folder = mkdtempSync(join(tmpdir(), 'sa-engines-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];
for (const { name, engine, command } of suites) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!installed[engine]) {
    total.skipped += 1;
    if (values.all) broken.push(`${name} (not installed)`);
    continue;
  }
  const [program, ...args] = command;
  const results = join(folder, name);
  const env = { ...process.env, WTR_ENGINE: engine, TEST_RESULTS: results };
  const code = await run(program, args, { env });
  const { passed, failures, idle } = readResults(results);
  const untested = idle.filter((file) => !IDLE[engine].includes(file));
  console.log(`── ${name}: ${passed.length} passed, ${failures.length} failed ──`);
  total.passed += passed.length;
  total.failed += failures.length;
  if (code !== 0) broken.push(name);
  else if (passed.length + failures.length === 0) broken.push(`${name} (no test ran)`);
  else if (untested.length > 0) broken.push(`${name} (no test ran in ${untested.join(', ')})`);
}
rmSync(folder, { recursive: true });

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
const left = total.skipped > 0 ? `, ${total.skipped} suites skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${left}`);
process.exitCode = broken.length > 0 ? 1 : 0;
