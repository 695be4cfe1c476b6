import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { shuffle } from './shuffle.ts';

describe('shuffle', () => {
  it('keeps every item once and leaves the list it is given', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, seededRandom(1)).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  it('gives every order about equally often', () => {
    const random = seededRandom(7);
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
