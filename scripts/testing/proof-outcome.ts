import type { Results } from './test-results.ts';

/** How many tests of a runner passed, or why they prove nothing: `known` files may be idle. */
export function judgeResults({ passed, idle }: Results, known: string[] = []): number | string {
  const untested = idle.filter((file) => !known.includes(file));
  if (untested.length > 0) return `no test ran in ${untested.join(', ')}`;
  return passed.length || 'no test ran';
}

/**
 * The same of a command that prints `12 passed, 0 failed`. Its last line of that kind counts; text after it
 * names what was left out.
 */
export function judgeOutput(output: string): number | string {
  const [line, passed, failed, rest] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed(.*)$/gm)].at(-1) ?? [];
  if (!line) return 'no test ran';
  return failed === '0' && rest === '' ? Number(passed) || 'no test ran' : line;
}
