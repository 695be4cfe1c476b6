import { expect, it } from 'vitest';
import { averageBand, findBand } from './score-bands.logic.ts';

const scores = Array.from({ length: 31 }, (_, score) => score);

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
  expect(scores.map((score) => findBand(section, score).band).join(' ')).toBe(bands);
});

it('names the level of each band', () => {
  const bands = scores.map((score) => Object.values(findBand('reading', score)).join(' '));
  expect([...new Set(bands)].join(', ')).toBe(
    '1 A1, 1.5 A1, 2 A2, 2.5 A2, 3 B1, 3.5 B1, 4 B2, 4.5 B2, 5 C1, 5.5 C1, 6 C2',
  );
});

it.each([
  [[5, 5, 5, 5.5], 5],
  [[5, 5, 5.5, 5.5], 5.5],
  [[6], 6],
  [[], null],
])('makes of the bands %j the band %d', (bands, average) => {
  expect(averageBand(bands)).toBe(average);
});
