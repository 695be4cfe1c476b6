import type { RequestOrigin } from './guards.ts';
import { HttpError } from './problem.ts';
import { SettingError } from './setting-error.ts';

/** One line per request. Every field is fixed text, a number or an origin: nothing personal. */
interface RequestLogEntry {
  /** The route's path, or `unknown`: a client's own path may hold anything. */
  route: string;
  status: number;
  durationMs: number;
  outcome: string;
  /** The origin by `describeOrigin`. */
  origin: string;
}

/** The desk's line per request: member, action and lead, and nothing of the visitor. */
export interface DeskLogEntry {
  /** The member's address; null without a valid sign-in. */
  actor: string | null;
  /** The call, the file's path, `page`, or `unknown`. */
  action: string;
  /** `consultation 12`; null if the action is about no lead. */
  lead: string | null;
  status: number;
  durationMs: number;
  outcome: string;
}

/** Writes the line: an error for server faults, information for everything else. */
export function logRequest(entry: RequestLogEntry | DeskLogEntry): void {
  const line = JSON.stringify(entry);
  if (entry.status >= 500) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per request that the Worker writes.
  else console.log(line);
}

/** A known origin unchanged; otherwise `none`, `null` or `foreign`, as a client can send any text. */
export function describeOrigin({ header, isKnown }: RequestOrigin): string {
  if (header === null) return 'none';
  return isKnown || header === 'null' ? header : 'foreign';
}

/** Describes a failure for the log. A bug adds its class, never its message, which may quote input. */
export function describeFailure(error: unknown): string {
  if (error instanceof HttpError) return [error.code, error.detail].filter(Boolean).join(' ');
  if (error instanceof SettingError) return `internal-error SettingError ${error.variable}`;
  return `internal-error ${error instanceof Error ? error.name : typeof error}`;
}
