import { classifyFault } from '../core/with-retry.ts';
import type { Run } from './runs.sql.ts';

/** Writes the one line of a task that ended, or of a step that failed. */
export function logRun({ task, outcome, hasFailed, ranAt }: Run): void {
  const durationMs = Date.now() - ranAt.getTime();
  const line = JSON.stringify({ route: 'upkeep', task, outcome, durationMs });
  if (hasFailed) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per task that the Worker writes.
  else console.log(line);
}

/** Fixed words: a message may quote a row. */
export function nameFailure(error: unknown): string {
  const fault = classifyFault(error);
  return fault === 'unknown' && error instanceof Error ? error.name : fault;
}
