import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

const MARK = '\uFEFF';

/** The file as text, its byte order mark included. */
async function readCsv(rows: AsyncIterable<string[]> | string[][]): Promise<string> {
  const bytes = await new Response(writeCsv(rows)).arrayBuffer();
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

describe('writeCsv', () => {
  it('begins with a byte order mark and ends each row with CR LF', async () => {
    const rows = [
      ['partner', 'leads'],
      ['Zoë', '3'],
    ];
    expect(await readCsv(rows)).toBe(`${MARK}"partner","leads"\r\n"Zoë","3"\r\n`);
  });

  it.each([
    ['Rao, Asha', '"Rao, Asha"'],
    ['the "best"', '"the ""best"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['', '""'],
    ['आशा', '"आशा"'],
    // A spreadsheet would run these.
    ['+1@b.co', '"\'+1@b.co"'],
    ['+91 98111+55001', '"\'+91 98111+55001"'],
    ['+91 1\n=1', '"\'+91 1\n=1"'],
    ["x;=cmd|' /C calc'!A0", `"x;=cmd|' /C calc'!A0"`],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
    // It runs none of these.
    ['a=b', '"a=b"'],
    ['x@y.example', '"x@y.example"'],
    ['\nsecond line', '"\nsecond line"'],
    ['+91 98111 55001', '"+91 98111 55001"'],
    ['+91\u00a098111\u202f55001', '"+91\u00a098111\u202f55001"'],
    [' +919811155001', '" +919811155001"'],
  ])('writes the cell %j as %s', async (cell, written) => {
    expect(await readCsv([[cell, 'next']])).toBe(`${MARK}${written},"next"\r\n`);
  });

  it('prevents a formula behind blanks of any kind', async () => {
    const blanks = [
      ...' \t\n\v\f\r\u00a0\u00ad\u1680\u2000\u2003\u2007\u2009\u200a\u200b\u2028\u2029',
    ].concat(['\u202f', '\u205f', '\u2060', '\u3000', '\ufeff']);
    const blank = fc
      .array(fc.constantFrom(...blanks), { maxLength: 3 })
      .map((some) => some.join(''));
    const sign = fc.constantFrom(...'=+-@＝＋－＠');
    const formula = fc.constantFrom('1+1', 'SUM(A1)', '91 98111-55001', '(91) 98111', '');
    await fc.assert(
      fc.asyncProperty(blank, sign, formula, async (before, first, rest) => {
        const cell = before + first + rest;
        expect(await readCsv([[cell]])).toBe(`${MARK}"'${cell}"\r\n`);
      }),
    );
  });

  it('reads rows only as fast as the file is read, and stops with the reader', async () => {
    const made = { rows: 0, isStopped: false };
    async function* makeRows() {
      try {
        for (;;) {
          made.rows += 1;
          yield ['x'.repeat(1000)];
        }
      } finally {
        made.isStopped = true;
      }
    }
    const reader = writeCsv(makeRows()).getReader();
    await reader.read();
    await reader.cancel();
    expect(made.isStopped).toBe(true);
    expect(made.rows).toBeLessThan(100);
  });

  it('fails if its rows fail, rather than end early', async () => {
    async function* breakOff() {
      yield ['first'];
      throw new Error('lost');
    }
    await expect(readCsv(breakOff())).rejects.toThrow('lost');
  });
});
