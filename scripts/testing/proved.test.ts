import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it.each([
  ['widgets/content/offers.ts'],
  ['widgets/custom-elements.json'],
  ['CHANGELOG.md'],
  [`${PLUGIN}/includes/keys.php`],
  ['scripts/testing/test.ts'],
  ['package-lock.json', lockOf('0.1.0', '11.0.0'), lockOf('0.2.0', '11.0.0')],
  [`${PLUGIN}/study-abroad-widgets.php`, ' * Version: 0.1.0\n', ' * Version: 0.2.0\n'],
  ['wrangler.toml', 'database_id = "1"\nDESK_ORIGIN = "x"\n', 'database_id = "2"\n'],
])('a receipt stays valid with another %s', (path, before = 'old', after = 'new') => {
  expect(listOld(path, before, after)).toEqual([]);
});

it.each<[path: string, rooms: Room[], before?: string, after?: string]>([
  ['worker/contract/rules.ts', ['elements', 'worker']],
  ['widgets/sa-lead-desk/lead-desk.view.tsx', ['desk']],
  ['scripts/release/release.ts', ['release']],
  [`${PLUGIN}/study-abroad-widgets.php`, ['plugin'], ' * PHP: 7\n', ' * PHP: 8\n'],
  ['wrangler.toml', ['worker'], 'compatibility_date = "1"\n', 'compatibility_date = "2"\n'],
  ['package-lock.json', ['build'], lockOf('0.1.0', '11.0.0'), lockOf('0.1.0', '11.0.1')],
])('a receipt is old with another %s if its suite looks at %j', (path, rooms, before, after) => {
  const looking = suites.filter(({ product }) => product.some((room) => rooms.includes(room)));
  expect(listOld(path, before ?? 'old', after ?? 'new')).toEqual(looking.map(({ name }) => name));
});

it('a receipt is old with another test of its suite, and missing before the first', () => {
  expect(listOld('host/e2e/gaps.proof.ts', 'old', 'new')).toEqual(['gaps']);
  const folder = makeRepository({});
  const receipt = { inputs: 'a1', passed: 3, versions: { node: '24.1.0' }, day: '2026-11-24' };
  for (const { name } of suites.slice(1)) writeReceipt(name, receipt, folder);
  const [first, second] = suites;
  expect(listUnproved(readReceipts(folder), (suite) => (suite === second ? 'b2' : 'a1'))).toEqual([
    { suite: first, reason: 'no receipt' },
    { suite: second, reason: 'old' },
  ]);
});
