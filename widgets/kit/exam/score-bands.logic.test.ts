import { describe, expect, it } from 'vitest';
import { averageBand, findBand } from './score-bands.logic.ts';

describe('findBand', () => {
  it.each([
    [
      'reading',
      '1 1 1.5 2 2.5 2.5 3 3 3 3 3 3 3.5 3.5 3.5 3.5 3.5 3.5 4 4 4 4 4.5 4.5 5 5 5 5.5 5.5 6 6',
    ],
    [
      'listening',
      '1 1 1.5 1.5 2 2 2.5 2.5 2.5 3 3 3 3 3.5 3.5 3.5 3.5 4 4 4 4.5 4.5 5 5 5 5 5.5 5.5 6 6 6',
    ],
  ] as const)('puts the %s scores 0 to 30 in the bands %s', (section, bands) => {
    const scores = Array.from({ length: 31 }, (_, score) => score);
    expect(scores.map((score) => findBand(section, score).band).join(' ')).toBe(bands);
  });

  it.each([
    [29, 6, 'C2'],
    [28, 5.5, 'C1'],
    [24, 5, 'C1'],
    [22, 4.5, 'B2'],
    [18, 4, 'B2'],
    [13, 3.5, 'B1'],
    [6, 3, 'B1'],
    [4, 2.5, 'A2'],
    [3, 2, 'A2'],
    [2, 1.5, 'A1'],
    [0, 1, 'A1'],
  ] as const)('puts a reading score of %i in band %d and level %s', (score, band, cefr) => {
    expect(findBand('reading', score)).toEqual({ band, cefr });
  });
});

describe('averageBand', () => {
  it.each([
    [[5, 5, 5, 5.5], 5],
    [[5, 5, 5.5, 5.5], 5.5],
    [[5, 4.5], 5],
    [[6], 6],
  ])('makes of the bands %j the band %d', (bands, average) => {
    expect(averageBand(bands)).toBe(average);
  });

  it('has nothing to say about no bands', () => {
    expect(averageBand([])).toBeNull();
  });
});
