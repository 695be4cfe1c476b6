/**
 * `npm run test:other-content`: writes the repository with other content to `.cache/other-content`, and
 * runs there the unit tests that reach content; arguments are vitest's. A test that fails there alone
 * quotes today's content. With `--browser` it builds there and runs the browser tests; arguments are wtr's. With
 * `--write` it only writes.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from '../../run.ts';
import { listImporters, measureDistances } from '../importers.ts';
import { isContent, rewriteContent } from './rewrite-content.ts';

const TREE = resolve('.cache/other-content');
/** Tests that compare the repository's content with the specification's samples, or with its articles. */
const OF_TODAY = ['widgets/content/specification.test.ts', 'widgets/article-money.test.ts'];

const options = process.argv.slice(2);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .trim()
  .split('\n')
  // Git lists what is deleted until that is committed.
  .filter((file) => existsSync(file));

rmSync(TREE, { recursive: true, force: true });
for (const file of files) {
  const copy = join(TREE, file);
  mkdirSync(dirname(copy), { recursive: true });
  if (isContent(file)) writeFileSync(copy, rewriteContent(readFileSync(file, 'utf8'), file));
  else cpSync(file, copy);
}
symlinkSync(resolve('node_modules'), join(TREE, 'node_modules'));
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
