import { describe, expect, it } from 'vitest';
import { type Failure, type SecondTry, tryAgain } from './second-try.ts';

describe('a second try', () => {
  const file = 'form.e2e.ts';
  const failed: Failure[] = [
    { stage: 'e2e', file, name: 'a form is sent' },
    { stage: 'e2e', file, name: 'a form is kept' },
  ];
  const judge = async (outcome: SecondTry, tests = failed) => {
    const ran: unknown[][] = [];
    const verdict = await tryAgain(tests, async (...asked) => {
      ran.push(asked);
      return outcome;
    });
    return { ran, ...verdict };
  };

  it('runs the failed tests of a file alone, and tells what failed twice from what did not', async () => {
    const outcome = { isOver: false, failures: [{ file, name: 'a form is sent' }] };
    expect(await judge(outcome)).toEqual({
      ran: [['e2e', file, ['a form is sent', 'a form is kept']]],
      red: [`${file}: a form is sent`],
      unsure: [`${file}: a form is kept`],
    });
  });

  it('runs a whole file that did not load', async () => {
    const broken = [{ stage: 'unit', file }];
    expect(await judge({ isOver: true, failures: [] }, broken)).toEqual({
      ran: [['unit', file, []]],
      red: [],
      unsure: [file],
    });
    expect(await judge({ isOver: false, failures: [{ file }] }, broken)).toMatchObject({
      red: [file],
    });
  });

  it('finds nothing good where the runner breaks', async () => {
    const { red, unsure } = await judge({ isOver: false, failures: [] });
    expect([red.length, unsure]).toEqual([2, []]);
  });

  it('is not given to a deterministic test, nor to more tests than a busy machine explains', async () => {
    const race = { stage: 'unit', file: 'race.deterministic.test.ts', name: 'counts once' };
    const good = { isOver: true, failures: [] };
    expect(await judge(good, [race])).toMatchObject({
      ran: [],
      red: [`${race.file}: ${race.name}`],
    });
    const many = Array.from({ length: 31 }, (_, index) => ({ stage: 'unit', file: `${index}.ts` }));
    expect((await judge(good, many)).red).toHaveLength(31);
  });
});
