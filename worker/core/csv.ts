// Written by hand: csv-stringify needs Node's Buffer, so its build for other runtimes is 81 kB, and its
// types would add all of Node's to the Worker's.

/** Without it, Excel reads the file in the system's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Matches cells that a spreadsheet runs as a formula, full-width signs included; some drop blanks and
 * invisible characters first. A plus with digits and blanks alone computes nothing: it is a telephone
 * number.
 */
const FORMULA = /^(?!\p{Zs}*\+[\d\p{Zs}]+$)(?:[\t\r]|[\s\p{DI}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
const CHUNK_CHARACTERS = 16 * 1024;

/**
 * Streams rows as CSV (RFC 4180) in UTF-8 with a byte order mark. Every cell is quoted, as some
 * spreadsheets split cells at a semicolon; one that would run as a formula gets an apostrophe.
 */
export function writeCsv(rows: AsyncIterable<string[]> | string[][]): ReadableStream<Uint8Array> {
  const chunks = joinLines(rows);
  const encoder = new TextEncoder();
  // A byte stream: no other kind passes from one Worker to another.
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (!done) return controller.enqueue(encoder.encode(value));
      controller.close();
      controller.byobRequest?.respond(0);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* joinLines(rows: AsyncIterable<string[]> | string[][]): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK;
  for await (const row of rows) {
    chunk += `${row.map(writeCell).join(',')}\r\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function writeCell(text: string): string {
  const cell = FORMULA.test(text) ? `'${text}` : text;
  return `"${cell.replaceAll('"', '""')}"`;
}
