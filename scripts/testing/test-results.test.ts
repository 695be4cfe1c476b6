import { expect, it } from 'vitest';
import { foldEvents, type TestEvent } from './test-results.ts';

const file = 'form.test.ts';
const name = 'a form is sent';
const queued: TestEvent = { file, state: 'queued' };
const ended: TestEvent = { file, state: 'ended' };
const test = (state: TestEvent['state']): TestEvent[] => [
  { file, name, state: 'started' },
  { file, name, state },
];

it.each<[string, TestEvent[], object]>([
  ['passed', [...test('passed'), ended], { passed: [{ file, name }], failures: [], idle: [] }],
  ['ended before its start was reported', [...test('passed').reverse(), ended], { failures: [] }],
  ['was skipped', [...test('skipped'), ended], { failures: [], idle: [file] }],
  ['failed', [...test('failed'), ...test('passed'), ended], { failures: [{ file, name }] }],
  ['hangs', test('started'), { failures: [{ file, name }] }],
  ['is in a file that does not load', [{ file, state: 'failed' }], { failures: [{ file }] }],
  ['is in a file that was never reached', [], { failures: [{ file }] }],
])('a test that %s', (_, events, results) => {
  expect(foldEvents([queued, ...events])).toMatchObject(results);
});
