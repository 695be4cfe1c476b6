/** Runs groups of statements in one batch, in their order; the results of each have its name. */
export async function batchGroups<Name extends string>(
  db: D1Database,
  groups: Record<Name, D1PreparedStatement[]>,
): Promise<Record<Name, D1Result[]>> {
  const entries = Object.entries<D1PreparedStatement[]>(groups);
  const results = await db.batch(entries.flatMap(([, statements]) => statements));
  return Object.fromEntries(
    entries.map(([name, { length }]) => [name, results.splice(0, length)]),
  ) as Record<Name, D1Result[]>;
}
