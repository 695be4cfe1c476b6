import type { NamedTest, Results } from './test-results.ts';

/** A test that failed, and the stage that ran it. */
export interface Failure extends NamedTest {
  stage: string;
}

/** More failures than a busy machine explains: none of them is tried again. */
const MAX_TRIED = 30;

/** Races and shifts, whose delays the test sets: chance has no part in them. */
const isDeterministic = (file: string) => file.includes('.deterministic.');

/**
 * Runs failed tests again, file by file, and separates those that failed again from those that passed.
 *
 * @param run Runs these tests of a file in a new world, or all of its tests where no names are given.
 */
export async function tryAgain(
  failed: readonly Failure[],
  run: (
    stage: string,
    file: string,
    names: string[],
  ) => Promise<Pick<Results, 'passed' | 'failures'>>,
): Promise<{ red: string[]; unsure: string[] }> {
  const red: string[] = [];
  const unsure: string[] = [];
  for (const tests of Map.groupBy(failed, ({ stage, file }) => `${stage} ${file}`).values()) {
    const [{ stage, file }] = tests as [Failure];
    const names = tests.flatMap(({ name }) => name ?? []);
    const isFinal = failed.length > MAX_TRIED || isDeterministic(file);
    const again = isFinal
      ? undefined
      : await run(stage, file, names.length < tests.length ? [] : names);
    const hasPassed = (test: NamedTest) =>
      again?.passed.some((other) => isPartOf(other, test)) &&
      !again.failures.some((other) => isPartOf(other, test) || isPartOf(test, other));
    for (const test of tests) {
      const title = test.name === undefined ? file : `${file}: ${test.name}`;
      (hasPassed(test) ? unsure : red).push(title);
    }
  }
  return { red, unsure };
}

/** Whether it is the same test, or one of the file. */
const isPartOf = (test: NamedTest, whole: NamedTest) =>
  test.file === whole.file && (whole.name === undefined || test.name === whole.name);
