import { describe, expect, it } from 'vitest';
import { guide as australia } from './australia.ts';
import { guide as canada } from './canada.ts';
import { guide as germany } from './germany.ts';
import { amountOn } from './money.logic.ts';
import { guide as newZealand } from './new-zealand.ts';
import { guide as unitedKingdom } from './united-kingdom.ts';
import { guide as unitedStates } from './united-states.ts';
import type { Visa } from './visa.ts';

describe('amountOn', () => {
  it.each<[Visa, number, string, number | undefined]>([
    [unitedKingdom, 0, '2025-01-01', undefined],
    [unitedKingdom, 0, '2025-01-02', 1483],
    [unitedKingdom, 0, '2025-11-10', 1483],
    [unitedKingdom, 0, '2025-11-11', 1529],
    [unitedKingdom, 1, '2026-11-30', 1203],
    [canada, 0, '2023-12-31', undefined],
    [canada, 0, '2025-08-31', 20635],
    [canada, 0, '2026-09-01', 23448],
    [australia, 1, '2024-06-30', undefined],
    [australia, 1, '2024-07-01', 1600],
    [australia, 1, '2026-06-30', 2000],
    [germany, 0, '2024-08-31', undefined],
    [germany, 0, '2024-09-01', 992],
    [newZealand, 1, '2026-09-01', 850],
    [newZealand, 0, '2026-09-30', undefined],
    [newZealand, 0, '2026-10-01', 20000],
    [unitedStates, 1, '2020-01-01', 40000],
  ])('$country, figure %i, on %s is %s', (visa, index, day, value) => {
    expect(amountOn(visa.figures[index] as Visa['figures'][number], day)?.value).toBe(value);
  });
});
