import { readFileSync } from 'node:fs';

/** What a runner's report says. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests: file, then name; a file that did not load has no name. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Flags for vitest: print its own report and write the counts to `file` as well. */
export function vitestReporters(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Reads a report of vitest, or of our own reporter for the browser tests. */
export function parseCounts(report: string): Counts {
  const parsed: VitestReport | Counts = JSON.parse(report);
  if ('failures' in parsed) return parsed;
  const failures = parsed.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no tests to count as failed.
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: parsed.numPassedTests, failed: failures.length, failures };
}

/** Reads the report that a runner wrote; nothing passed or failed if it crashed before. */
export function readCounts(file: string): Counts {
  try {
    return parseCounts(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
