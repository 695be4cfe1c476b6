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
 * Runs the files of failed tests again, and separates tests that failed again from those that passed.
 *
 * @param run Runs a file in a new world.
 */
export async function tryAgain(
  failed: readonly Failure[],
  run: (stage: string, file: string) => Promise<Pick<Results, 'passed' | 'failures'>>,
): Promise<{ red: string[]; unsure: string[] }> {
  const red: string[] = [];
  const unsure: string[] = [];
  for (const tests of Map.groupBy(failed, ({ stage, file }) => `${stage} ${file}`).values()) {
    const [{ stage, file }] = tests as [Failure];
    const isFinal = failed.length > MAX_TRIED || isDeterministic(file);
    const { passed, failures } = isFinal ? { passed: [], failures: [] } : await run(stage, file);
    for (const { name } of tests) {
      const isSame = (other: NamedTest) => name === undefined || other.name === name;
      const hasPassed =
        passed.some(isSame) && !failures.some((other) => other.name === undefined || isSame(other));
      (hasPassed ? unsure : red).push(name === undefined ? file : `${file}: ${name}`);
    }
  }
  return { red, unsure };
}
