import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clockMoments, selectSuites, suites } from './suites.ts';

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
