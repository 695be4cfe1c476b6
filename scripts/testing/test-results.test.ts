import { describe, expect, it } from 'vitest';
import { foldEvents, readResults, type TestEvent } from './test-results.ts';

describe('the results of a test run', () => {
  const file = 'form.test.ts';
  const queued: TestEvent = { file, state: 'queued' };
  const ended: TestEvent = { file, state: 'ended' };
  const test = (state: TestEvent['state'], name = 'a form is sent'): TestEvent[] => [
    { file, name, state: 'started' },
    { file, name, state },
  ];

  it.each<[string, TestEvent[], object[]]>([
    ['passed', [queued, ...test('passed'), ended], []],
    ['failed', [queued, ...test('failed'), ended], [{ file, name: 'a form is sent' }]],
    ['has ended before its start was told', [queued, ...test('passed').reverse(), ended], []],
    ['hangs', [queued, ...test('started')], [{ file, name: 'a form is sent' }]],
    [
      'is one of two with this name',
      [queued, ...test('failed'), ...test('passed'), ended],
      [{ file, name: 'a form is sent' }],
    ],
    ['is in a file that does not load', [queued, { file, state: 'failed' }], [{ file }]],
    [
      'is in a file whose clean-up fails',
      [queued, ...test('passed'), { file, state: 'failed' }],
      [{ file }],
    ],
    ['is in a file that was never reached', [queued], [{ file }]],
  ])('name what a test that %s leaves to judge', (_, events, failures) => {
    expect(foldEvents(events).failures).toEqual(failures);
  });

  it('count what passed', () => {
    const events = [queued, ...test('passed'), ...test('passed', 'a form is kept'), ended];
    expect(foldEvents(events)).toMatchObject({
      passed: [
        { file, name: 'a form is sent' },
        { file, name: 'a form is kept' },
      ],
      idle: [],
    });
  });

  it('name a file in which no test ran', () => {
    expect(foldEvents([queued, ...test('skipped'), ended])).toMatchObject({ idle: [file] });
  });

  it('are none where a runner left no report', () => {
    expect(readResults('/no/such/results')).toEqual({ passed: [], failures: [], idle: [] });
  });
});
