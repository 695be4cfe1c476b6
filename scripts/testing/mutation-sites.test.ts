import { describe, expect, it } from 'vitest';
import { listSites } from './mutation-sites.ts';

/** The code with each fault in turn. */
const mutate = (code: string) =>
  listSites('a.tsx', code).map(
    ({ start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end),
  );

describe('listSites', () => {
  it.each([
    ['an operator', 'a < b', ['a <= b']],
    ['a negation', 'f = () => !a', ['f = () => a']],
    ['a condition', 'const b = a ? c : d', ['const b = !(a) ? c : d']],
    ['a number', 'const a = 0, b = 1_000', ['const a = 1, b = 1_000', 'const a = 0, b = 2000']],
    ['a text', "const a = 'b', c = ''", ["const a = '', c = ''", "const a = 'b', c = 'other'"]],
    ['a boolean', 'const a = true', ['const a = false']],
    ['a statement', 'const a = () => { b(); }', ['const a = () => { ; }']],
    ['a method', 'const a = b.some(c)', ['const a = b.every(c)']],
  ])('changes %s', (_, code, mutants) => {
    expect(mutate(code)).toEqual(expect.arrayContaining(mutants));
  });

  it('leaves alone what does not run', () => {
    const code = "import a from 'b'; export * from 'c'; type A = 'b' | 1; interface A { b: true }";
    expect(mutate(code)).toEqual([]);
  });

  it('says where, from line and column 1', () => {
    expect(listSites('a.ts', '\nconst a = 1')).toMatchObject([{ place: 'a.ts:2:11' }]);
  });
});
