import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listImporters } from './importers.ts';
import { inputsOf } from './proved.ts';
import { type Suite, suites } from './suites.ts';

/** How tests run and are served, which no receipt covers; content, and files derived from it. */
const NO_INPUT =
  /^(scripts\/(testing|release|content)|widgets\/content)\/|^vitest\.config\.ts$|\.json$/;

const allRooms = [...new Set(suites.flatMap(({ product }) => product))];

const listFiles = (suite: Suite): string[] =>
  inputsOf(suite).flatMap(({ files, exclude = [] }) => globSync(files, { exclude }));

// Which rooms of the product a suite looks at is a judgement; the six of the clock share their files.
it.each(suites.filter(({ name }) => !/^clock-(?!month)/.test(name)))(
  'the suite $name has its files and the helpers that they import among its inputs',
  (suite) => {
    expect(suite.own.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
    const known = new Set(listFiles({ ...suite, product: allRooms }));
    const own = listFiles({ ...suite, product: [] }).filter((file) => /\.(tsx?|mjs)$/.test(file));
    const imported = [...listImporters(own).keys()].filter((file) => existsSync(file));
    expect(imported.filter((file) => !known.has(file) && !NO_INPUT.test(file))).toEqual([]);
  },
);

it('the suites hold every proof, command and visit in another engine', () => {
  const files = globSync([
    'host/e2e/*.proof.ts',
    'scripts/**/*.command.ts',
    'host/engines/*.engines.ts',
    'host/wordpress/test/*.wordpress.ts',
  ]);
  const held = new Set(globSync(suites.flatMap(({ own }) => own)));
  expect(files.filter((file) => !held.has(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});
