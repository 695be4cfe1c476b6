import { describe, expect, it } from 'vitest';
import { findUnfinished, requireFinished } from './unfinished.ts';

const sample = { asOf: '2026-11-21', source: 'invented', open: 'sample' };

describe('findUnfinished', () => {
  it('names samples, claims and reserved addresses, wherever they are', () => {
    const exported = {
      team: [{ name: 'Nandini', ...sample }],
      figures: { founded: { label: 'founded', source: 'ours', open: 'claim' } },
      brand: { name: 'Sarathi', phone: '+91 00000 00000', email: 'hello@sarathi.example' },
    };
    expect(findUnfinished('a.ts:', exported)).toEqual([
      { place: 'a.ts: team.0', kind: 'sample', what: 'Nandini' },
      { place: 'a.ts: figures.founded', kind: 'claim', what: 'founded' },
      { place: 'a.ts: brand.phone', kind: 'placeholder', what: '+91 00000 00000' },
      { place: 'a.ts: brand.email', kind: 'placeholder', what: 'hello@sarathi.example' },
    ]);
  });

  it('omits facts with a source of their own', () => {
    const real = { name: 'Nandini', asOf: '2027-01-01', source: 'her contract' };
    expect(findUnfinished('a.ts:', { team: [real], words: ['for example'] })).toEqual([]);
  });
});

it('the build of a live site stops while anything is left, and lists it; a preview does not', () => {
  const found = findUnfinished('team.ts:', { team: [{ name: 'Nandini', ...sample }] });
  expect(() => requireFinished(true, found)).toThrow(/team\.ts: team\.0 Nandini/);
  expect(() => requireFinished(false, found)).not.toThrow();
  expect(() => requireFinished(true, [])).not.toThrow();
});
