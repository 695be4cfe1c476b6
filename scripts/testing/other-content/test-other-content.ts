/**
 * `npm run test:other-content`: writes the repository with other content to `.cache/other-content`, and
 * runs there the unit tests that reach content; arguments are vitest's. A test that fails there alone
 * quotes today's content. With `--browser` it builds there and runs the browser tests; arguments are wtr's. With
 * `--write` it only writes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyCheckout, listCheckout } from '../../copy-checkout.ts';
import { run } from '../../run.ts';
import { listImporters, measureDistances } from '../importers.ts';
import { isContent, rewriteContent } from './rewrite-content.ts';

const TREE = resolve('.cache/other-content');
/** Tests that compare the repository's content with the specification's samples, or with its articles. */
const OF_TODAY = ['widgets/content/specification.test.ts', 'widgets/article-money.test.ts'];

const options = process.argv.slice(2);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = listCheckout();

copyCheckout(TREE, files, (file, copy) => {
  if (!isContent(file)) return false;
  writeFileSync(copy, rewriteContent(readFileSync(file, 'utf8'), file));
  return true;
});
await run('node', ['scripts/build/generate/element-files.ts'], { cwd: TREE });
if (options[0] === '--browser') {
  process.exitCode = await run('wtr', options.slice(1), { cwd: TREE });
} else if (options[0] !== '--write') {
  process.exitCode = await run(
    'vitest',
    ['run', '--project', 'unit*', ...options, ...(options.some(isTest) ? [] : listTests())],
    { cwd: TREE },
  );
}

/** The unit tests that import content, directly or not. */
function listTests(): string[] {
  const importers = listImporters(
    files.filter((file) => /^(widgets|host|scripts)\/.*\.tsx?$/.test(file)),
  );
  return [...measureDistances(importers, files.filter(isContent)).keys()].filter(
    (file) => isTest(file) && !OF_TODAY.includes(file),
  );
}
