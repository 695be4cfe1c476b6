/** Target size of a page, as JSON: some 20 MB of memory as rows. */
const PAGE_CHARACTERS = 4_000_000;
/** Rows of the first page, before the length of a row is known. */
const FIRST_ROWS = 500;
const MAX_ROWS = 20_000;

/**
 * Yields every row of a list that may exceed memory, in pages of about the same size: D1 allows a run
 * 1,000 queries, which are enough for five million leads.
 * @param readPage rows after the last one of the page before, at most `limit`; none at the end
 */
export async function* readAll<Row>(
  readPage: (last: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let limit = FIRST_ROWS;
  let last: Row | null = null;
  while (true) {
    const rows: Row[] = await readPage(last, limit);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < limit) return;
    const rowCharacters = JSON.stringify(rows).length / rows.length;
    limit = Math.max(1, Math.min(MAX_ROWS, Math.floor(PAGE_CHARACTERS / rowCharacters)));
  }
}
