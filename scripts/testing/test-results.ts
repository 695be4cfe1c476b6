/**
 * The results of a runner, one JSON line for each event, written while it runs: they outlive a runner
 * that crashes or is ended, and show whether tests still end.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something that happened to a test, or to a whole file where it has no name. */
export interface TestEvent {
  /** Path of the test file from the top of the repository. */
  file: string;
  /** Names of the suites around the test and its own, joined as its runner filters by. */
  name?: string;
  state: 'queued' | 'started' | 'passed' | 'failed' | 'skipped' | 'ended';
}

export type NamedTest = Pick<TestEvent, 'file' | 'name'>;

export interface Results {
  passed: NamedTest[];
  /** Tests that failed or never ended, and files that did not load. */
  failures: NamedTest[];
  /** Files that loaded, but in which no test ran. */
  idle: string[];
}

/** Flags for vitest: print its own report, and append the results to the file that TEST_RESULTS names. */
export const VITEST_REPORTERS = [
  '--reporter=default',
  `--reporter=${fileURLToPath(new URL('./results-reporter.ts', import.meta.url))}`,
];

export function appendEvents(file: string, events: TestEvent[]): void {
  appendFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

/** Reads what a runner has written so far; nothing if it crashed before. */
export function readResults(file: string): Results {
  try {
    return foldEvents(readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parseEvent));
  } catch {
    return { passed: [], failures: [], idle: [] };
  }
}

const parseEvent = (line: string): TestEvent => JSON.parse(line);

export function foldEvents(events: TestEvent[]): Results {
  const files = new Map<string, Map<string, TestEvent['state']>>();
  const states = new Map<string, TestEvent['state']>();
  for (const { file, name, state } of events) {
    const tests = files.get(file) ?? new Map<string, TestEvent['state']>();
    files.set(file, tests);
    if (name === undefined) states.set(file, state);
    // Vitest may report a test's start after its end. A test that failed stays failed if another of the
    // same name passes; a test that never ends keeps its file from ending.
    else if (state === 'started' ? !tests.has(name) : tests.get(name) !== 'failed') {
      tests.set(name, state);
    }
  }
  const passed = events.flatMap(({ file, name, state }) =>
    name !== undefined && state === 'passed' ? [{ file, name }] : [],
  );
  const failures = [...files].flatMap(([file, tests]): NamedTest[] => {
    const failed = [...tests].filter(([, state]) => state === 'failed' || state === 'started');
    // A file that fails to load, or that was never reached, has no tests to name.
    if (failed.length === 0) return states.get(file) === 'ended' ? [] : [{ file }];
    return failed.map(([name]) => ({ file, name }));
  });
  const hasRun = (state: string) => state === 'passed' || state === 'failed';
  const idle = [...files]
    .filter(([file, tests]) => states.get(file) === 'ended' && ![...tests.values()].some(hasRun))
    .map(([file]) => basename(file));
  return { passed, failures, idle };
}
