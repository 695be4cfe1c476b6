import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  describeUnproved,
  inputHashes,
  listUnproved,
  type Receipts,
  readReceipts,
  writeReceipt,
} from './proved.ts';
import { suites } from './suites.ts';

const PLUGIN = 'host/wordpress/study-abroad-widgets';
const lockOf = (version: string, preact: string) =>
  JSON.stringify({ version, packages: { '': { version }, preact: { version: preact } } });

/** A file of each kind, by its path. */
const FILES: Record<string, string> = {
  'CHANGELOG.md': '',
  'docs/operate.md': '',
  'host/assets/site.css': '',
  'host/desk/desk.html': '',
  'host/e2e/gaps.proof.ts': '',
  'host/e2e/support.ts': '',
  'host/e2e/tools.e2e.ts': '',
  'host/engines/forms.engines.ts': '',
  'host/pages/about.html': '',
  'host/recipes/react.md': '',
  'host/wordpress/test/node_modules/php/index.js': '',
  'host/wordpress/test/table.wordpress.ts': '',
  'package-lock.json': lockOf('0.1.0', '11.0.0'),
  'proved.json': '{}',
  'scripts/build/build.ts': '',
  'scripts/operate/restore.ts': '',
  'scripts/release/release.ts': '',
  'scripts/testing/test.ts': '',
  'widgets/content/content.test.ts': '',
  'widgets/content/offers.ts': '',
  'widgets/custom-elements.json': '',
  'widgets/kit/card.tsx': '',
  'widgets/kit/card.test.tsx': '',
  'widgets/sa-lead-desk/lead-desk.view.tsx': '',
  'widgets/testing/contract.browser.ts': '',
  'worker/index.ts': '',
  'worker/pages/letterhead.json': '',
  'worker/core/guards.test.ts': '',
  'worker/dev/product.ts': '',
  'wrangler.toml': 'database_id = "1"\ncompatibility_date = "2026-01-01"\nDESK_ORIGIN = "x"\n',
  [`${PLUGIN}/includes/elements.php`]: '',
  [`${PLUGIN}/includes/keys.php`]: '',
  [`${PLUGIN}/languages/hi_IN.po`]: '',
  [`${PLUGIN}/study-abroad-widgets.php`]: ' * Version: 0.1.0\n * Requires PHP: 7.4\n',
};

function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'sa-proved-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  const receipts = (): Receipts => {
    const hashOf = inputHashes(folder);
    return Object.fromEntries(
      suites.map((suite) => [
        suite.name,
        { inputs: hashOf(suite), passed: 1, versions: {}, day: '2026-11-24' },
      ]),
    );
  };
  const before = receipts();
  const listOld = () =>
    listUnproved(before, inputHashes(folder))
      .map(({ suite }) => suite.name)
      .filter((name) => !/^clock-(?!month-end)/.test(name));
  return { folder, write, listOld };
}

const ALL_PROOFS = [
  'appointment-way',
  'delays',
  'deployments',
  'gaps',
  'layout',
  'offline',
  'print',
  'recipes',
  'round-trip',
  'routes',
  'screenshots',
  'shifts',
];
const BY_WORKER = [
  'appointment-way',
  'delays',
  'deployments',
  'gaps',
  'recipes',
  'round-trip',
  'routes',
];
const VISITS = ['visits-firefox', 'visits-webkit', 'visits-chromium'];
const ENGINES = ['contract', 'states', 'elements'].flatMap((name) => [
  `${name}-firefox`,
  `${name}-webkit`,
]);
const OTHER_CONTENT = 'other-content-browser';
/** One of six that have the same inputs. */
const CLOCK = 'clock-month-end';

/** Replaces a file, and names the suites, in any order, whose receipts that makes old. */
const CHANGES: [change: string, path: string, text: string, old: string[]][] = [
  ['an offer', 'widgets/content/offers.ts', 'new', []],
  ['a test of content', 'widgets/content/content.test.ts', 'new', []],
  ['what the build derives from content', 'worker/pages/letterhead.json', '{}', []],
  ['the manifest of the elements', 'widgets/custom-elements.json', '{}', []],
  ['a sentence of ours', 'CHANGELOG.md', 'new', []],
  ['a translation', `${PLUGIN}/languages/hi_IN.po`, 'new', []],
  ['the elements of the plugin', `${PLUGIN}/includes/elements.php`, 'new', []],
  ['keys of an operator', `${PLUGIN}/includes/keys.php`, 'new', []],
  ['the receipts', 'proved.json', '{"x":1}', []],
  ['the runner of tests', 'scripts/testing/test.ts', 'new', []],
  ['the version in the lock', 'package-lock.json', lockOf('0.2.0', '11.0.0'), []],
  [
    'the version of the plugin',
    `${PLUGIN}/study-abroad-widgets.php`,
    ' * Version: 0.2.0\n * Requires PHP: 7.4\n',
    [],
  ],
  [
    'settings of an operator',
    'wrangler.toml',
    'database_id = "2"\ncompatibility_date = "2026-01-01"\nDESK_ORIGIN = "y"\n',
    [],
  ],
  ['an installed package of a test', 'host/wordpress/test/node_modules/php/index.js', 'new', []],
  ['a recipe', 'host/recipes/react.md', 'new', ['recipes']],
  ['the guide of operators', 'docs/operate.md', 'new', ['commands']],
  ['a proof', 'host/e2e/gaps.proof.ts', 'new', ['gaps']],
  ['a test of the gate', 'host/e2e/tools.e2e.ts', 'new', [CLOCK]],
  ['a unit test', 'widgets/kit/card.test.tsx', 'new', ['mutants', CLOCK]],
  [
    'a helper of proofs',
    'host/e2e/support.ts',
    'new',
    [...ALL_PROOFS, ...VISITS, 'wordpress', CLOCK],
  ],
  [
    'what starts the Worker in tests',
    'worker/dev/product.ts',
    'new',
    [...ALL_PROOFS, 'commands', ...VISITS, 'wordpress', 'mutants', CLOCK],
  ],
  [
    'the contract',
    'widgets/testing/contract.browser.ts',
    'new',
    ['contract-firefox', 'contract-webkit', OTHER_CONTENT],
  ],
  [
    'visits in engines',
    'host/engines/forms.engines.ts',
    'new',
    ['visits-firefox', 'visits-webkit'],
  ],
  ['a test of WordPress', 'host/wordpress/test/table.wordpress.ts', 'new', ['wordpress']],
  [
    'the plugin',
    `${PLUGIN}/study-abroad-widgets.php`,
    ' * Version: 0.1.0\n * Requires PHP: 8\n',
    ['wordpress', CLOCK],
  ],
  [
    'an element',
    'widgets/kit/card.tsx',
    'new',
    [
      ...ALL_PROOFS,
      'wordpress',
      ...ENGINES,
      'translation',
      ...VISITS,
      OTHER_CONTENT,
      'frameworks',
      'mutants',
      CLOCK,
    ],
  ],
  ['a page', 'host/pages/about.html', 'new', [...ALL_PROOFS, 'wordpress', ...VISITS, CLOCK]],
  [
    'the desk',
    'widgets/sa-lead-desk/lead-desk.view.tsx',
    'new',
    [
      'appointment-way',
      'screenshots',
      'commands',
      'elements-firefox',
      'elements-webkit',
      OTHER_CONTENT,
      'mutants',
      CLOCK,
    ],
  ],
  [
    'the Worker',
    'worker/index.ts',
    'new',
    [...BY_WORKER, 'commands', 'wordpress', ...VISITS, 'mutants', 'soak', CLOCK],
  ],
  [
    'a binding of the Worker',
    'wrangler.toml',
    'compatibility_date = "2026-10-01"\n',
    [...BY_WORKER, 'commands', 'wordpress', ...VISITS, 'mutants', 'soak', CLOCK],
  ],
  [
    'how a version is published',
    'scripts/release/release.ts',
    'new',
    ['deployments', 'commands', 'wordpress', 'frameworks', CLOCK],
  ],
  [
    'how a restore works',
    'scripts/operate/restore.ts',
    'new',
    ['appointment-way', 'commands', CLOCK],
  ],
];

describe('the receipts', () => {
  it.each(CHANGES)('%s (%s)', (_, path, text, expected) => {
    const { write, listOld } = makeRepository();
    expect(FILES[path]).not.toBe(text);
    write(path, text);
    expect(listOld().sort()).toEqual([...expected].sort());
  });

  it('are all old once a package of the build has another version', () => {
    const { write, listOld } = makeRepository();
    write('package-lock.json', lockOf('0.1.0', '11.0.1'));
    const inputs = suites.filter(({ product }) => product.includes('build'));
    const names = inputs.map(({ name }) => name).filter((name) => !/^clock-(?!month)/.test(name));
    expect(listOld()).toEqual(names);
  });

  it('are asked for by name and command, whether missing or old', () => {
    const [first, second] = suites;
    const receipts = Object.fromEntries(
      suites
        .slice(1)
        .map(({ name }) => [name, { inputs: 'now', passed: 1, versions: {}, day: '' }]),
    );
    const found = listUnproved(receipts, (suite) => (suite === second ? 'changed' : 'now'));
    expect(describeUnproved(found).split('\n')).toEqual([
      expect.stringMatching(`^  ${first?.name} +no receipt: npm run prove ${first?.name}$`),
      expect.stringMatching(`^  ${second?.name} +old: npm run prove ${second?.name}$`),
    ]);
  });

  it('are a line each, by name', () => {
    const { folder } = makeRepository();
    const receipt = { inputs: 'a1', passed: 3, versions: { node: '24.1.0' }, day: '2026-11-24' };
    writeReceipt('soak', receipt, folder);
    writeReceipt('gaps', receipt, folder);
    writeReceipt('soak', { ...receipt, passed: 5 }, folder);
    expect(readReceipts(folder)).toEqual({ gaps: receipt, soak: { ...receipt, passed: 5 } });
    const lines = readFileSync(join(folder, 'proved.json'), 'utf8').split('\n');
    expect(lines.map((line) => line.slice(0, 7))).toEqual(['{', '"gaps":', '"soak":', '}', '']);
  });
});
