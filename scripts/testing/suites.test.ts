import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inputsOf } from './proved.ts';
import { clockMoments, type Suite, selectSuites, suites } from './suites.ts';

/** How tests run and are served, of which no receipt speaks; content, and what is derived from it. */
const NO_INPUT = /^(scripts\/(testing|release)|widgets\/content)\/|^vitest\.config\.ts$|\.json$/;

/** Files of ours that a file imports, types aside. */
function importsOf(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const code = readFileSync(file, 'utf8').replace(/^(import|export) type [^;]*;$/gm, '');
  return ts
    .preProcessFile(code)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => normalize(join(dirname(file), fileName)))
    .filter((path) => existsSync(path));
}

const allRooms = [...new Set(suites.flatMap(({ product }) => product))];

const listFiles = (suite: Suite): string[] =>
  inputsOf(suite).flatMap(({ files, exclude = [] }) => globSync(files, { exclude }));

describe('the suites that leave receipts', () => {
  it('have a name each, none of which begins another’s as a group does', () => {
    const names = suites.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(selectSuites([name]), name).toHaveLength(1);
  });

  it.each(suites.map(({ name, own }) => ({ name, own })))(
    '$name has files of its own',
    ({ own }) => {
      expect(own.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
    },
  );

  // Which rooms of the product a suite looks at is a judgement; the six of the clock share their files.
  it.each(suites.filter(({ name }) => !/^clock-(?!month)/.test(name)))(
    '$name has among its inputs the helpers that its own files import',
    (suite) => {
      const known = new Set(listFiles({ ...suite, product: allRooms }));
      const imported = listFiles({ ...suite, product: [] }).flatMap(importsOf);
      expect(imported.filter((file) => !known.has(file) && !NO_INPUT.test(file))).toEqual([]);
    },
  );

  it('hold every proof, command and visit in another engine', () => {
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

  it('run by programs and files that are there', () => {
    for (const { command } of suites) {
      const files = command.filter((part) => /^\w+\//.test(part));
      for (const file of files) expect(existsSync(file), file).toBe(true);
    }
  });

  it('are chosen by name or by what several names begin with', () => {
    const namesOf = (...names: string[]) => selectSuites(names).map(({ name }) => name);
    expect(namesOf('gaps', 'soak')).toEqual(['gaps', 'soak']);
    expect(namesOf('contract')).toEqual(['contract-firefox', 'contract-webkit']);
    expect(() => namesOf('gap')).toThrow('There is no suite gap. There are appointment-way, ');
  });

  it('begin the gate’s core at six other moments', () => {
    expect(clockMoments(new Date('2026-11-24T11:00:00+05:30'))).toEqual({
      'india-midnight': '2026-11-24T23:59:50+05:30',
      'utc-midnight': '2026-11-24T23:59:50Z',
      'utc-evening': '2026-11-24T18:55:00Z',
      'month-end': '2026-11-30T23:59:50+05:30',
      'summer-time': '2027-03-28T00:59:50Z',
      '45-days-on': '2027-01-08T05:30:00.000Z',
    });
  });
});
