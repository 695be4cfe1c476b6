import { describe, expect, it } from 'vitest';
import type { CountryFigure } from '../kit/funds/country-figures.logic.ts';
import { findMoved, readSeen, seeFigures } from './moved-figures.logic.ts';

const source = 'https://www.office.example/money';
const pounds = { currency: '£', asOf: '2026-10-05', source } as const;
const figures: CountryFigure[] = [
  {
    id: 'visa.uk.london',
    label: 'Living costs in London',
    per: 'month',
    listed: { ...pounds, value: 1334, asOf: '2021-23' },
    newer: [
      { ...pounds, value: 1529, effective: '2025-11-11' },
      { ...pounds, value: 1570, effective: '2026-11-30' },
    ],
  },
  { id: 'visa.uk.fee', label: 'Visa fee', newer: [{ ...pounds, value: 558, asOf: '2026-10' }] },
];

describe('the figures of a kept plan', () => {
  it('are seen as they are in force on the day', () => {
    expect(seeFigures(figures, '2026-11-29')).toEqual({
      'visa.uk.london': '£1,529',
      'visa.uk.fee': '£558',
    });
    expect(seeFigures(figures, '2025-11-10')).toEqual({});
  });

  it('have moved once an announced value is in force, with no publication between', () => {
    const seen = seeFigures(figures, '2026-11-29');
    expect(findMoved(figures, seen, '2026-11-29')).toEqual([]);
    expect(findMoved(figures, seen, '2026-11-30')).toEqual([
      {
        id: 'visa.uk.london',
        text: 'Living costs in London: was £1,529 a month, now £1,570 since 30 November 2026.',
        source,
      },
    ]);
  });

  it('have moved after a correction, whose day is that of its reading', () => {
    const [moved, ...others] = findMoved(figures, { 'visa.uk.fee': '£524' }, '2026-11-29');
    expect(moved?.text).toBe('Visa fee: was £524, now £558 as read in October 2026.');
    expect(others).toEqual([]);
  });

  it('have moved without a day in a list of our own', () => {
    const listed = { ...pounds, value: 300, source: 'our own averages' };
    const [moved] = findMoved(
      [{ id: 'cost.uk.food', label: 'Food', listed, newer: [] }],
      { 'cost.uk.food': '£280' },
      '2026-11-29',
    );
    expect(moved?.text).toBe('Food: was £280, now £300.');
  });

  it('have not moved if they are new, or no longer listed', () => {
    expect(findMoved(figures, {}, '2026-11-30')).toEqual([]);
    expect(findMoved(figures, { 'visa.uk.gone': '£1', toString: '£2' }, '2026-11-30')).toEqual([]);
  });

  it.each<[unknown, object]>([
    [undefined, {}],
    ['£1', {}],
    [{ a: '£1', b: 2, c: null, d: 'x'.repeat(61) }, { a: '£1' }],
  ])('are read from %j as %j', (stored, seen) => {
    expect(readSeen(stored)).toEqual(seen);
  });
});
