import { seededRandom } from './seeded-random.ts';

/** The values that each parameter can have. */
type Choices = Readonly<Record<string, readonly unknown[]>>;
type Case<C extends Choices> = { [Name in keyof C]: C[Name][number] };

/**
 * Rows in which every two values of different parameters meet at least once: those rows of a series at
 * random, the same each time, in which two meet that have not met yet.
 */
export function pairwise<C extends Choices>(choices: C): Case<C>[] {
  const random = seededRandom(1);
  const lists = Object.values(choices);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const sizes = lists.map(({ length }) => length);
  const allPairs = (sum(sizes) ** 2 - sum(sizes.map((size) => size ** 2))) / 2;
  const met = new Set<string>();
  const rows: number[][] = [];
  while (met.size < allPairs) {
    const row = sizes.map((size) => Math.floor(random() * size));
    const before = met.size;
    for (const [at, one] of row.entries())
      for (let other = 0; other < at; other += 1) met.add([other, row[other], at, one].join());
    if (met.size > before) rows.push(row);
  }
  const caseOf = (row: number[]) =>
    Object.keys(choices).map((name, at) => [name, lists[at]?.[row[at] ?? 0]]);
  return rows.map((row) => Object.fromEntries(caseOf(row)) as Case<C>);
}
