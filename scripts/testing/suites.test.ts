import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listImporters } from './importers.ts';
import { inputsOf } from './proved.ts';
import { clockMoments, type Suite, selectSuites, suites } from './suites.ts';

/** How tests run and are served, which no receipt covers; content, and files derived from it. */
const NO_INPUT = /^(scripts\/(testing|release)|widgets\/content)\/|^vitest\.config\.ts$|\.json$/;

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
  expect(files.length).toBeGreaterThan(30);
});

it('the suites are chosen by name or by the beginning of several names', () => {
  const namesOf = (...names: string[]) => selectSuites(names).map(({ name }) => name);
  expect(namesOf('gaps', 'contract')).toEqual(['gaps', 'contract-firefox', 'contract-webkit']);
  expect(() => namesOf('gap')).toThrow('There is no suite gap. There are appointment-way, ');
});

it('the clock suites begin the gate’s core at six other moments', () => {
  expect(clockMoments(new Date('2026-11-24T11:00:00+05:30'))).toEqual({
    'india-midnight': '2026-11-24T23:59:50+05:30',
    'utc-midnight': '2026-11-24T23:59:50Z',
    'utc-evening': '2026-11-24T18:55:00Z',
    'month-end': '2026-11-30T23:59:50+05:30',
    'summer-time': '2027-03-28T00:59:50Z',
    '45-days-on': '2027-01-08T05:30:00.000Z',
  });
});
