import { readFileSync } from 'node:fs';

/** Passed and failed tests in a runner's report. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Flags for vitest: print its own report and write the counts to `file` as well. */
export function vitestReporters(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Counts in a report of vitest, or of our own reporter for the browser tests. */
export function parseCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, ...counts } = JSON.parse(report);
  if (numPassedTests === undefined) return counts;
  // A file that fails to load has no tests to count as failed.
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

/** Counts in the report that a runner wrote; zero if it crashed before. */
export function readCounts(file: string): Counts {
  try {
    return parseCounts(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
