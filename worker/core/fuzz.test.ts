import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSubmission } from '../contract/check-submission.ts';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { send } from '../dev/post.ts';
import { everySubmission } from '../dev/submissions.ts';
import { countRows, emptyTables, readRow } from '../dev/tables.ts';

const RUNS = 300;
const ANSWERS = [201, 400, 413, 415, 422];

/** Any UTF-16, including lone surrogates and control characters. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0x0a, 0x27, 0xd800)))
  .map((units) => String.fromCharCode(...units));

const anyValue = fc.oneof(anyText, fc.emailAddress(), fc.lorem(), fc.jsonValue());

/** A valid body with some fields replaced, removed or added. */
function nearlyValid(body: Record<string, string>): fc.Arbitrary<string> {
  const others = [HONEYPOT_FIELD, '[object Object]', 'id', 'status'];
  const names = fc.constantFrom(...Object.keys(body), ...others);
  const change = fc.tuple(names, fc.option(anyValue, { nil: undefined }));
  const changes = fc.array(change, { maxLength: 3 });
  return changes.map((list) => {
    const changed = list.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    const good = Object.entries(body).map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
    return `{${[...good, ...changed.filter((pair) => !pair.endsWith(':undefined'))].join()}}`;
  });
}

describe.each(everySubmission)('any request to $path', ({ path, body, table, schema }) => {
  /** Sends to empty tables: the answer must be a known one, and the row complete or absent. */
  async function expectSound(sent: BodyInit): Promise<void> {
    await emptyTables();
    const response = await send(path, { body: sent });
    expect(ANSWERS).toContain(response.status);
    const rows = await countRows();
    if (response.status === 201) await expectWholeRow();
    else expect(rows).toBe(0);
  }

  async function expectWholeRow(): Promise<void> {
    const { consultation_type: consultationType, ...row } = await readRow(table);
    const stored = Object.fromEntries(
      Object.entries({ ...row, consultationType }).filter(([name]) => name in schema.schema),
    );
    expect(checkSubmission(stored, schema).value).toEqual(stored);
  }

  it('has a known answer and no partial row, for a nearly valid body, one with any byte changed, any JSON and any bytes', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const changed = fc
      .tuple(fc.nat(bytes.length - 1), fc.nat(255))
      .map(([at, byte]) => bytes.with(at, byte));
    const any = [fc.uint8Array({ maxLength: 400 }), fc.json({ maxDepth: 12 })] as const;
    const sent = fc.oneof({ arbitrary: nearlyValid(body), weight: 3 }, changed, ...any);
    await fc.assert(fc.asyncProperty(sent, expectSound), { numRuns: RUNS });
  });
});
