import type { FailedTest } from './test-results.ts';

/** A test that failed, and the stage that ran it. */
export interface Failure extends FailedTest {
  stage: string;
}

/** How the tests of a file ended when they ran once more. */
export interface SecondTry {
  /** Whether the runner ended without an error. */
  isOver: boolean;
  failures: FailedTest[];
}

/** More failures than a busy machine explains: none of them is tried again. */
const MAX_TRIED = 30;

/** Races and shifts, whose delays the test sets: chance has no part in them. */
const isDeterministic = (file: string) => file.includes('.deterministic.');

/**
 * Runs failed tests once more, file by file, and tells those that failed again from those that passed.
 *
 * @param run Runs these tests of a file in a new world, or all of its tests where no names are given.
 */
export async function tryAgain(
  failed: readonly Failure[],
  run: (stage: string, file: string, names: string[]) => Promise<SecondTry>,
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
    for (const { name } of tests) {
      const hasPassed = again?.failures.every(
        (other) => other.file !== file || !isSame(other, name),
      );
      // A runner that broke before it reached a test has not judged it.
      const isJudged = again?.isOver || (again && again.failures.length > 0);
      (hasPassed && isJudged ? unsure : red).push(name === undefined ? file : `${file}: ${name}`);
    }
  }
  return { red, unsure };
}

const isSame = ({ name: other }: FailedTest, name: string | undefined) =>
  other === undefined || name === undefined || other === name;
