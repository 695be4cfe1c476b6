import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { appendEvents, type TestEvent } from './test-results.ts';

const results = process.env.TEST_RESULTS;
if (!results) throw new Error('TEST_RESULTS names no file');

const write = (...events: TestEvent[]) => appendEvents(results, events);
const fileOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

/** Names a test as `--testNamePattern` does. */
function nameOf(test: TestCase): string {
  const names = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent)
    names.unshift(parent.name);
  return names.join(' > ');
}

/** Appends each result to the file that TEST_RESULTS names, as soon as vitest has it; vitest makes one by `new`. */
export default class ResultsReporter implements Reporter {
  onTestModuleQueued(module: TestModule) {
    write({ file: fileOf(module), state: 'queued' });
  }
  onTestCaseReady(test: TestCase) {
    write({ file: fileOf(test.module), name: nameOf(test), state: 'started' });
  }
  onTestCaseResult(test: TestCase) {
    const { state } = test.result();
    if (state !== 'pending') write({ file: fileOf(test.module), name: nameOf(test), state });
  }
  onTestModuleEnd(module: TestModule) {
    const hasBroken = module.errors().length > 0;
    write({ file: fileOf(module), state: hasBroken ? 'failed' : 'ended' });
  }
}
