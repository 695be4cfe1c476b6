import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inputHashes, listUnproved, readReceipts, writeReceipt } from './proved.ts';
import { type Room, suites } from './suites.ts';

const PLUGIN = 'host/wordpress/study-abroad-widgets';
const lockOf = (version: string, preact: string) =>
  JSON.stringify({ version, packages: { '': { version }, preact: { version: preact } } });

function makeRepository(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'sa-proved-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Names of the suites whose receipts become old when the file has another text. */
function listOld(path: string, before: string, after: string): string[] {
  const [hashOf, newHashOf] = [before, after].map((text) =>
    inputHashes(makeRepository({ [path]: text })),
  );
  return suites.filter((suite) => hashOf?.(suite) !== newHashOf?.(suite)).map(({ name }) => name);
}

const inRooms = (...rooms: Room[]) =>
  suites
    .filter(({ product }) => product.some((room) => rooms.includes(room)))
    .map(({ name }) => name);

it.each([
  ['widgets/content/offers.ts', 'old', 'new'],
  ['widgets/content/content.test.ts', 'old', 'new'],
  ['worker/pages/letterhead.json', 'old', 'new'],
  ['widgets/custom-elements.json', 'old', 'new'],
  ['CHANGELOG.md', 'old', 'new'],
  [`${PLUGIN}/languages/hi_IN.po`, 'old', 'new'],
  [`${PLUGIN}/includes/elements.php`, 'old', 'new'],
  [`${PLUGIN}/includes/keys.php`, 'old', 'new'],
  ['proved.json', '{}', '{"x":1}'],
  ['scripts/testing/test.ts', 'old', 'new'],
  ['package-lock.json', lockOf('0.1.0', '11.0.0'), lockOf('0.2.0', '11.0.0')],
  [`${PLUGIN}/study-abroad-widgets.php`, ' * Version: 0.1.0\n', ' * Version: 0.2.0\n'],
  ['wrangler.toml', 'database_id = "1"\nDESK_ORIGIN = "x"\n', 'database_id = "2"\n'],
  ['host/wordpress/test/node_modules/php/index.js', 'old', 'new'],
])('a receipt stays valid with another %s', (path, before, after) => {
  expect(listOld(path, before, after)).toEqual([]);
});

it.each<[path: string, rooms: Room[], before?: string, after?: string]>([
  ['widgets/kit/card.tsx', ['elements']],
  ['worker/contract/rules.ts', ['elements', 'worker']],
  ['host/pages/about.html', ['pages']],
  ['widgets/sa-lead-desk/lead-desk.view.tsx', ['desk']],
  ['worker/index.ts', ['worker']],
  ['scripts/build/build.ts', ['build']],
  ['scripts/release/release.ts', ['release']],
  ['scripts/operate/restore.ts', ['operate']],
  [
    `${PLUGIN}/study-abroad-widgets.php`,
    ['plugin'],
    ' * Requires PHP: 7\n',
    ' * Requires PHP: 8\n',
  ],
  ['wrangler.toml', ['worker'], 'compatibility_date = "1"\n', 'compatibility_date = "2"\n'],
  ['package-lock.json', ['build'], lockOf('0.1.0', '11.0.0'), lockOf('0.1.0', '11.0.1')],
])('a receipt is old with another %s if its suite looks at %j', (path, rooms, before, after) => {
  expect(listOld(path, before ?? 'old', after ?? 'new')).toEqual(inRooms(...rooms));
});

it('a receipt is old with another test of its suite', () => {
  const old = listOld('host/e2e/gaps.proof.ts', 'old', 'new');
  expect(old).toEqual(['gaps']);
});

it('a suite without a receipt is unproved', () => {
  const [first, second, ...others] = suites;
  const receipts = Object.fromEntries(
    [second, ...others].map((suite) => [
      suite?.name,
      { inputs: 'now', passed: 1, versions: {}, day: '' },
    ]),
  );
  expect(listUnproved(receipts, (suite) => (suite === second ? 'changed' : 'now'))).toEqual([
    { suite: first, reason: 'no receipt' },
    { suite: second, reason: 'old' },
  ]);
});

it('receipts are a line each, by name', () => {
  const folder = makeRepository({});
  const receipt = { inputs: 'a1', passed: 3, versions: { node: '24.1.0' }, day: '2026-11-24' };
  for (const name of ['soak', 'gaps', 'soak']) writeReceipt(name, receipt, folder);
  expect(readReceipts(folder)).toEqual({ gaps: receipt, soak: receipt });
  const lines = readFileSync(join(folder, 'proved.json'), 'utf8').split('\n');
  expect(lines.map((line) => line.slice(0, 7))).toEqual(['{', '"gaps":', '"soak":', '}', '']);
});
