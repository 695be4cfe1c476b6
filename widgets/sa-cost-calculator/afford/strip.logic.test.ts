import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveBy, placeDots } from './strip.logic.ts';

describe('placeDots', () => {
  it('stacks dots that would hide one another', () => {
    expect(placeDots([100, 100, 120, 400], 1000)).toEqual([
      { percent: 10, lane: 0 },
      { percent: 10, lane: 1 },
      { percent: 12, lane: 2 },
      { percent: 40, lane: 0 },
    ]);
  });

  it('never lets two of a lane come close, nor puts one outside of the axis', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 7 });
    fc.assert(
      fc.property(amounts, (list) => {
        const places = placeDots(
          list.sort((one, other) => one - other),
          1000,
        );
        for (const [index, { percent, lane }] of places.entries()) {
          expect(percent).toBeLessThanOrEqual(100);
          const before = places.slice(0, index).filter((place) => place.lane === lane);
          expect(percent - (before.at(-1)?.percent ?? -99)).toBeGreaterThanOrEqual(5);
        }
      }),
    );
  });
});

describe('moveBy', () => {
  const rows = [3, 1, 2];
  it.each([
    ['ArrowRight', 0, 0, 0, 1],
    ['ArrowRight', 0, 2, 0, 2],
    ['ArrowLeft', 0, 0, 0, 0],
    ['ArrowLeft', 0, 2, 0, 1],
    ['ArrowDown', 0, 2, 1, 0],
    ['ArrowDown', 2, 1, 2, 1],
    ['ArrowUp', 0, 1, 0, 1],
    ['ArrowUp', 2, 1, 1, 0],
    ['End', 0, 0, 0, 2],
    ['End', 1, 0, 1, 0],
    ['Home', 2, 1, 2, 0],
    ['toString', 2, 1, 2, 1],
  ])('leads by %s from row %i, dot %i to row %i, dot %i', (key, row, dot, toRow, toDot) => {
    expect(moveBy(key, { row, dot }, rows)).toEqual({ row: toRow, dot: toDot });
  });
});
