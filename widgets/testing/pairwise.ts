/** The values that each parameter can have. */
type Choices = Readonly<Record<string, readonly unknown[]>>;
type Case<C extends Choices> = { [Name in keyof C]: C[Name][number] };

/**
 * Rows in which every two values of different parameters meet at least once. A row is filled in
 * greedily around a pair that has not met yet, so the same choices always give the same rows.
 */
export function pairwise<C extends Choices>(choices: C): Case<C>[] {
  const names = Object.keys(choices);
  const sizes = names.map((name) => choices[name]?.length ?? 0);
  const open = new Set<string>();
  for (const [second, size] of sizes.entries())
    for (let first = 0; first < second; first += 1)
      for (let one = 0; one < (sizes[first] ?? 0); one += 1)
        for (let other = 0; other < size; other += 1) open.add(keyOf(first, one, second, other));

  const rows: number[][] = [];
  for (const key of open) {
    const [first = 0, one = 0, second = 0, other = 0] = key.split(',').map(Number);
    const row: (number | undefined)[] = names.map(() => undefined);
    row[first] = one;
    row[second] = other;
    for (const [index, size] of sizes.entries()) row[index] ??= best(row, index, size, open);
    const full = row as number[];
    for (const [high, mine] of full.entries())
      for (let low = 0; low < high; low += 1) open.delete(keyOf(low, full[low] ?? 0, high, mine));
    rows.push(full);
  }
  return rows.map(
    (row) =>
      Object.fromEntries(
        row.map((value, index) => [names[index], choices[names[index] as string]?.[value]]),
      ) as Case<C>,
  );
}

const keyOf = (first: number, one: number, second: number, other: number) =>
  [first, one, second, other].join();

/** The value that makes the most new pairs with others of the row. */
function best(
  row: readonly (number | undefined)[],
  index: number,
  size: number,
  open: ReadonlySet<string>,
): number {
  const gains = Array.from({ length: size }, (_, value) =>
    row.reduce<number>((gain, other, at) => {
      if (other === undefined) return gain;
      const key = at < index ? keyOf(at, other, index, value) : keyOf(index, value, at, other);
      return gain + (open.has(key) ? 1 : 0);
    }, 0),
  );
  return gains.indexOf(Math.max(...gains));
}
