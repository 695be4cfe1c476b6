import { describe, expect, it } from 'vitest';
import type { NewerAmount, VisaFigure } from '../../content/visas/visa.ts';
import { amountOn } from './money.logic.ts';

const source = 'https://office.example/fees';
const amount = (value: number, asOf: string, effective?: string): NewerAmount => ({
  currency: 'NZD',
  value,
  asOf,
  source,
  ...(effective && { effective }),
});

const figureOf = (...newer: NewerAmount[]): VisaFigure => ({
  topic: 'finances',
  label: 'Fee',
  listed: amount(330, '2021-23'),
  newer,
});

const dated = figureOf(
  amount(1483, '2024-09-10', '2025-01-02'),
  amount(1529, '2026-10-05', '2025-11-11'),
  amount(1570, '2026-09-03', '2026-11-30'),
);
const readInMonth = figureOf(amount(850, '2026-09'));
const readOnDay = figureOf(amount(20000, '2026-10-01'));

describe('amountOn', () => {
  it.each<[string, VisaFigure, string, number | undefined]>([
    ['nothing before the first newer one', dated, '2025-01-01', undefined],
    ['the first from its day on', dated, '2025-01-02', 1483],
    ['it until the day before the next', dated, '2025-11-10', 1483],
    ['the next from its day on', dated, '2025-11-11', 1529],
    ['an announced one from its day on', dated, '2026-11-30', 1570],
    ['one read in a month from the first day on', readInMonth, '2026-09-01', 850],
    ['nothing before the day on which one was read', readOnDay, '2026-09-30', undefined],
    ['one from the day on which it was read', readOnDay, '2026-10-01', 20000],
    ['our list where there is no newer one', figureOf(), '2020-01-01', 330],
  ])('is %s', (_, figure, day, value) => {
    expect(amountOn(figure, day)?.value).toBe(value);
  });
});
