import { describe, expect, it } from 'vitest';
import { readAll } from './read-all.ts';

interface Row {
  id: number;
  text: string;
}

/** A list of so many rows, each with so many characters, and the limits of its reads. */
async function readList(count: number, characters: number) {
  const text = 'x'.repeat(characters);
  const limits: number[] = [];
  const ids: number[] = [];
  const rows = readAll<Row>(async (last, limit) => {
    limits.push(limit);
    const from = (last?.id ?? 0) + 1;
    const length = Math.min(limit, count - from + 1);
    return Array.from({ length }, (_, index) => ({ id: from + index, text }));
  });
  for await (const { id } of rows) ids.push(id);
  return { ids, limits };
}

describe('readAll', () => {
  it.each([0, 1, 499, 500, 501, 30_000])('yields each of %i rows once, in order', async (count) => {
    const { ids } = await readList(count, 10);
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('reads a million short rows in a hundred pages, not a thousand', async () => {
    const { limits } = await readList(1_000_000, 150);
    expect(limits.length).toBeLessThan(100);
  });

  it('reads few rows at once if they are long', async () => {
    const { limits } = await readList(1200, 8000);
    expect(Math.max(...limits)).toBe(500);
  });
});
