import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import type { ENGINE_PACKAGES } from '../find-browser.ts';
import { VITEST_REPORTERS } from './test-results.ts';

/** A part of the product, without content, wording and tests. */
export type Room =
  | 'elements'
  | 'pages'
  | 'desk'
  | 'editor'
  | 'worker'
  | 'build'
  | 'release'
  | 'operate'
  | 'plugin';

/** Tests that the gate leaves out, and that leave a receipt once they have passed. */
export interface Suite {
  name: string;
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Source of its counts: the file that TEST_RESULTS names, or the output `12 passed, 0 failed`. */
  counts: 'results' | 'printed';
  /** Globs of its own tests, helpers and fixtures. A changed one makes its receipt old. */
  own: string[];
  /** The rooms that it covers. A changed file of theirs makes its receipt old. */
  product: Room[];
  /** Another browser than Chromium without which it cannot run. */
  engine?: keyof typeof ENGINE_PACKAGES;
  /** Test files none of whose tests run in that browser. */
  idle?: string[];
}

/** A visitor's page, and what answers it. */
const SITE: Room[] = ['elements', 'pages', 'worker', 'build'];
/** Helpers of both kinds of browser tests. */
const BROWSER_HELPERS = [
  'widgets/testing/!(*.browser|*.proof).{ts,css}',
  'widgets/testing/own/*.ts',
  'web-test-runner.config.mjs',
  'worker/dev/now.ts',
  'host/engines/{engine,launch-engine,puppeteer,webkit,wtr-launcher}.ts',
];
/** Files that start Workers, on a clock that tests set. */
const WORKER_HELPERS =
  '{worker/dev/{clock-*,moved-clock,now},scripts/{local/*,testing/local-state}}.ts';
const E2E_HELPERS = [
  'host/e2e/!(*.e2e|*.proof).ts',
  'widgets/testing/{activity,clock,patience}.ts',
  WORKER_HELPERS,
];
const ENGINE_HELPERS = 'host/engines/!(*.engines).ts';

/** WebKit's driver does not print, its cache ends with the browser, and `itRecords` has the reason why it records nothing. */
const IDLE: Record<keyof typeof ENGINE_PACKAGES, string[]> = {
  firefox: [],
  webkit: ['print.engines.ts', 'deployments.engines.ts', 'visa-interview-simulator.browser.ts'],
};

const VITEST: [string, ...string[]] = ['vitest', 'run', ...VITEST_REPORTERS];

/** Rooms and files of proofs that cover more or less than the site. */
const PROOFS: Record<string, Partial<Pick<Suite, 'own' | 'product'>>> = {
  'publish-content': { own: ['scripts/content/!(*.test).ts'], product: [...SITE, 'release'] },
  'appointment-way': { product: [...SITE, 'desk', 'operate'] },
  deployments: { product: [...SITE, 'release'] },
  editor: { product: ['editor', 'elements', 'pages', 'build'] },
  layout: { product: ['elements', 'pages', 'build'] },
  offline: { product: ['elements', 'pages', 'build'] },
  print: { product: ['elements', 'pages', 'build'] },
  // Their code is what is tested.
  recipes: { own: ['host/recipes/*.md'] },
  shifts: { product: ['elements', 'pages', 'build'] },
};

/** Every `*.proof.ts`, alone. */
const proofs = globSync('host/e2e/*.proof.ts')
  .sort()
  .map((file): Suite => {
    const name = basename(file, '.proof.ts');
    const { own = [], product = SITE } = PROOFS[name] ?? {};
    return {
      name,
      command: [...VITEST, '--project', 'proofs', file],
      counts: 'results',
      own: [file, ...E2E_HELPERS, ...own],
      product,
    };
  });

/** Moments at which code that reads a clock errs, most of them in the days after the run's own. */
function clockMoments(from: Date): Record<string, string> {
  const day = from.toISOString().slice(0, 10);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  return {
    'india-midnight': `${day}T23:59:50+05:30`,
    'utc-midnight': `${day}T23:59:50Z`,
    // The office's midnight is over, London's last hours of work have begun.
    'utc-evening': `${day}T18:55:00Z`,
    'month-end': `${lastDay}T23:59:50+05:30`,
    'summer-time': `${lastSunday(year + 1, 2)}T00:59:50Z`,
    '45-days-on': new Date(from.getTime() + 45 * DAY_MS).toISOString(),
  };
}

/** On which Europe changes its clocks, at 01:00 UTC. */
function lastSunday(year: number, month: number): string {
  const end = new Date(Date.UTC(year, month + 1, 0));
  return new Date(end.getTime() - end.getUTCDay() * DAY_MS).toISOString().slice(0, 10);
}

/** The gate's core, begun at another moment. */
const clocks = Object.entries(clockMoments(TEST_NOW)).map(
  ([name, moment]): Suite => ({
    name: `clock-${name}`,
    command: ['node', 'scripts/testing/test.ts', 'unit', 'worker', 'e2e'],
    env: { TEST_NOW: moment },
    counts: 'printed',
    own: [
      '{widgets,host,scripts,worker}/**/*.test.{ts,tsx}',
      'host/e2e/*.e2e.ts',
      'host/visitor/{browser,model}.ts',
      ...E2E_HELPERS,
      'worker/dev/*.ts',
      'scripts/lint/*.ts',
      'widgets/**/testing/**/!(*.browser).{ts,tsx}',
    ],
    product: [...SITE, 'desk', 'release', 'operate', 'plugin'],
  }),
);

/** Tests in a browser in another engine. */
const inEngine = (
  name: string,
  engine: keyof typeof ENGINE_PACKAGES,
  files: string,
  rest: Partial<Suite> = {},
): Suite => ({
  name: `${name}-${engine}`,
  command: ['wtr', '--files', files],
  env: { WTR_ENGINE: engine },
  counts: 'results',
  own: [files, ...BROWSER_HELPERS],
  product: ['elements', 'build'],
  engine,
  idle: IDLE[engine],
  ...rest,
});

/** Visits with a real pointer and keyboard against the Worker. */
const visitsIn = (browser: string, own: string[], ...files: string[]): Partial<Suite> => ({
  name: `visits-${browser}`,
  command: [...VITEST, '--project', 'engines', '-t', `in ${browser}`, ...files],
  own: [...own, ...E2E_HELPERS],
  product: SITE,
});

const engines = (['firefox', 'webkit'] as const).flatMap((engine) => [
  inEngine('contract', engine, 'widgets/testing/contract.browser.ts'),
  inEngine('states', engine, 'widgets/testing/states.browser.ts'),
  inEngine('elements', engine, 'widgets/sa-*/**/*.browser.ts', {
    own: ['widgets/sa-*/**/*.browser.ts', 'widgets/sa-*/**/testing/*.ts', ...BROWSER_HELPERS],
    product: ['elements', 'desk', 'build'],
  }),
  inEngine('visits', engine, '', visitsIn(engine, ['host/engines/*.ts'])),
]);

/**
 * Everything that `npm test` leaves out: `npm run prove` runs it. A new `*.proof.ts` is in it by its name,
 * anything else by a row here.
 */
export const suites: Suite[] = [
  ...proofs,
  {
    name: 'commands',
    command: [...VITEST, '--project', 'commands'],
    counts: 'results',
    own: [
      'scripts/**/*.command.ts',
      'docs/operate.md',
      'scripts/bench/quantiles.ts',
      'worker/dev/*.ts',
    ],
    product: ['worker', 'desk', 'build', 'release', 'operate'],
  },
  {
    name: 'wordpress',
    command: ['node', 'scripts/testing/test-wordpress.ts'],
    counts: 'results',
    own: ['host/wordpress/test/*', 'host/wordpress/test/site/**', ...E2E_HELPERS, ENGINE_HELPERS],
    product: ['plugin', 'release', ...SITE],
    // The guard of the editor's page is another in a browser with one import map.
    engine: 'firefox',
  },
  ...engines,
  // Reads paper by poppler, which is among Firefox's packages. All else of Chromium is in `npm test`.
  inEngine(
    'visits',
    'firefox',
    '',
    visitsIn('chromium', ['host/engines/print.engines.ts', ENGINE_HELPERS], 'print.engines.ts'),
  ),
  // `npm test` walks one.
  {
    name: 'months',
    command: [...VITEST, '--project', 'unit-node', 'host/visitor/month.test.ts'],
    env: { MONTHS: '100' },
    counts: 'results',
    own: [
      'host/visitor/*.ts',
      'widgets/testing/{clock,seeded-random,selects}.ts',
      'worker/dev/now.ts',
    ],
    product: ['elements', 'build'],
  },
  // `npm test` sends three hundred.
  {
    name: 'office-webhook',
    command: [...VITEST, '--project', 'worker', 'worker/leads/office-load.test.ts'],
    env: { OFFICE_EVENTS: '10000' },
    counts: 'results',
    own: [
      'worker/leads/office-load.test.ts',
      'worker/vitest.config.ts',
      'worker/dev/*.ts',
      'docs/messages.md',
    ],
    product: ['worker'],
  },
  {
    name: 'translation',
    command: ['wtr', '--files', 'widgets/testing/translation.proof.ts'],
    counts: 'results',
    own: ['widgets/testing/translation.proof.ts', ...BROWSER_HELPERS],
    product: ['elements', 'build'],
  },
  {
    name: 'other-content-browser',
    command: ['node', 'scripts/testing/other-content/test-other-content.ts', '--browser'],
    counts: 'results',
    own: [
      'widgets/**/*.browser.ts',
      'widgets/sa-*/**/testing/*.ts',
      ...BROWSER_HELPERS,
      'scripts/testing/other-content/!(*.test).ts',
    ],
    product: ['elements', 'desk', 'build'],
  },
  {
    name: 'frameworks',
    command: ['node', 'scripts/testing/test-frameworks.ts'],
    counts: 'printed',
    own: ['host/npm/**', 'scripts/testing/test-frameworks.ts'],
    product: ['elements', 'build', 'release'],
  },
  {
    name: 'mutants',
    command: ['node', 'scripts/testing/mutate.ts'],
    counts: 'printed',
    own: [
      '{widgets,worker}/**/*.test.{ts,tsx}',
      'widgets/**/testing/**/!(*.browser).{ts,tsx}',
      'worker/dev/*.ts',
      'scripts/testing/{mutate,mutation-sites,mutant-plugin}.ts',
    ],
    product: ['elements', 'desk', 'worker'],
  },
  {
    name: 'soak',
    command: ['node', '--js-base-64', 'scripts/operate/soak.ts'],
    counts: 'printed',
    own: [
      'scripts/{operate/{soak,soak/*},local/*}.ts',
      'worker/dev/seeded-random.ts',
      'worker/desk/!(*.test).ts',
    ],
    product: ['worker'],
  },
  ...clocks,
];

/**
 * The suites of these names; of a name's beginning, such as `clock`, all that go on with a hyphen.
 *
 * @throws Error for a name that no suite has.
 */
export function selectSuites(names: readonly string[]): Suite[] {
  const isNamed = (name: string, wanted: string) =>
    name === wanted || name.startsWith(`${wanted}-`);
  const unknown = names.filter((wanted) => !suites.some(({ name }) => isNamed(name, wanted)));
  if (unknown.length > 0) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new Error(`There is no suite ${unknown.join(', ')}. There are ${known}`);
  }
  return suites.filter(({ name }) => names.some((wanted) => isNamed(name, wanted)));
}
