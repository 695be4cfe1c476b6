import { describe, expect, it } from 'vitest';
import { type Failure, tryAgain } from './second-try.ts';
import type { NamedTest } from './test-results.ts';

describe('a second try', () => {
  const file = 'form.e2e.ts';
  const sent = { file, name: 'a form > is sent' };
  const kept = { file, name: 'a form > is kept' };
  const failed: Failure[] = [
    { stage: 'e2e', ...sent },
    { stage: 'e2e', ...kept },
  ];
  const judge = async (passed: NamedTest[], failures: NamedTest[], tests = failed) => {
    const ran: unknown[][] = [];
    const verdict = await tryAgain(tests, async (...asked) => {
      ran.push(asked);
      return { passed, failures };
    });
    return { ran, ...verdict };
  };

  it('runs the failed tests of a file alone, and tells what failed twice from what did not', async () => {
    expect(await judge([kept], [sent])).toEqual({
      ran: [['e2e', file, [sent.name, kept.name]]],
      red: [`${file}: ${sent.name}`],
      unsure: [`${file}: ${kept.name}`],
    });
  });

  it('runs a whole file that did not load', async () => {
    const broken: Failure[] = [{ stage: 'unit', file }];
    expect(await judge([sent, kept], [], broken)).toEqual({
      ran: [['unit', file, []]],
      red: [],
      unsure: [file],
    });
    expect(await judge([], [{ file }], broken)).toMatchObject({ red: [file] });
    expect(await judge([kept], [sent], broken)).toMatchObject({ red: [file] });
  });

  it('finds nothing good where no test ran', async () => {
    const { red, unsure } = await judge([], []);
    expect([red.length, unsure]).toEqual([2, []]);
  });

  it('is not given to a deterministic test, nor to more tests than a busy machine explains', async () => {
    const race = { stage: 'unit', file: 'race.deterministic.test.ts', name: 'counts once' };
    expect(await judge([race], [], [race])).toMatchObject({
      ran: [],
      red: [`${race.file}: ${race.name}`],
    });
    const many = Array.from({ length: 31 }, (_, index) => ({ stage: 'unit', file: `${index}.ts` }));
    expect((await judge([], [], many)).red).toHaveLength(31);
  });
});
