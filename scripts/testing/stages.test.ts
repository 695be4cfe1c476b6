import { describe, expect, it } from 'vitest';
import { runStages, type Stage, selectStages } from './stages.ts';

/** Runs stages that finish on command, and records the order of events. */
function rehearse(stages: Stage[], limit: number) {
  const events: string[] = [];
  const ends = new Map<string, (hasPassed: boolean) => void>();
  const outcomes = runStages(stages, limit, ({ name }) => {
    events.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  return {
    outcomes,
    events,
    async end(name: string, hasPassed = true) {
      ends.get(name)?.(hasPassed);
      await new Promise(setImmediate);
    },
  };
}

describe('runStages', () => {
  const stages: Stage[] = [
    { name: 'build' },
    { name: 'browser', after: ['build'] },
    { name: 'types' },
    { name: 'lint' },
  ];

  it('runs no more stages at a time than it may, in their order', async () => {
    const { events, end, outcomes } = rehearse(stages, 2);
    expect(events).toEqual(['build', 'types']);
    await end('types');
    expect(events).toEqual(['build', 'types', 'lint']);
    await end('build');
    expect(events).toEqual(['build', 'types', 'lint', 'browser']);
    await end('browser');
    await end('lint');
    expect(Object.fromEntries(await outcomes)).toEqual({
      build: 'passed',
      browser: 'passed',
      types: 'passed',
      lint: 'passed',
    });
  });

  it('gives a stage all the lanes that it takes', async () => {
    const { events, end } = rehearse(
      [{ name: 'types' }, { name: 'e2e', lanes: 2 }, { name: 'lint' }],
      2,
    );
    expect(events).toEqual(['types', 'lint']);
    await end('types');
    expect(events).toEqual(['types', 'lint']);
    await end('lint');
    expect(events).toEqual(['types', 'lint', 'e2e']);
  });

  it('skips what comes after a stage that failed, and runs the rest', async () => {
    const chain = [...stages, { name: 'report', after: ['browser'] }];
    const { events, end, outcomes } = rehearse(chain, 3);
    await end('build', false);
    await end('types');
    await end('lint');
    expect(events).toEqual(['build', 'types', 'lint']);
    expect(Object.fromEntries(await outcomes)).toEqual({
      build: 'failed',
      browser: 'skipped',
      report: 'skipped',
      types: 'passed',
      lint: 'passed',
    });
  });

  it.each([
    ['that is not there', [{ name: 'a', after: ['b'] }]],
    [
      'in a circle',
      [
        { name: 'a', after: ['b'] },
        { name: 'b', after: ['a'] },
      ],
    ],
  ])('complains about a stage after one %s', async (_, impossible) => {
    await expect(runStages(impossible, 2, async () => true)).rejects.toThrow('can never start');
  });
});

describe('selectStages', () => {
  const stages: Stage[] = [
    { name: 'types' },
    { name: 'build' },
    { name: 'pages', after: ['build'] },
    { name: 'e2e', after: ['pages'] },
  ];
  const select = (...wanted: string[]) => selectStages(stages, wanted).map(({ name }) => name);

  it('takes every stage where none is named', () => {
    expect(select()).toEqual(['types', 'build', 'pages', 'e2e']);
  });

  it('takes what a stage comes after with it', () => {
    expect(select('e2e')).toEqual(['build', 'pages', 'e2e']);
    expect(select('types')).toEqual(['types']);
  });

  it('names the stages there are where one is not', () => {
    expect(() => select('e3e')).toThrow('no stage e3e. There are types, build, pages, e2e');
  });
});
