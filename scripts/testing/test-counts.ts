import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What a runner's report says. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests: file, then name; a file that did not load has no name. */
  failures: string[];
}

export interface Report extends Counts {
  /** Files that loaded, but in which no test ran. */
  idle: string[];
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
export function parseCounts(report: string): Report {
  const parsed: VitestReport | Counts = JSON.parse(report);
  if ('failures' in parsed) return { idle: [], ...parsed };
  const failures = parsed.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no tests to count as failed.
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
  const hasRun = ({ status }: { status: string }) => ['passed', 'failed'].includes(status);
  const idle = parsed.testResults
    .filter(({ status, assertionResults }) => status !== 'failed' && !assertionResults.some(hasRun))
    .map(({ name }) => basename(name));
  return { passed: parsed.numPassedTests, failed: failures.length, failures, idle };
}

/** Reads the report that a runner wrote; nothing passed or failed if it crashed before. */
export function readCounts(file: string): Report {
  try {
    return parseCounts(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, failures: [], idle: [] };
  }
}
