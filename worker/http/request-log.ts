import type { RequestOrigin } from './origin.ts';

/** One line per request. Every field is fixed text, a number or an origin: nothing personal. */
export interface RequestLogEntry {
  /** The route's path, or `unknown`: a path made up by the client may hold anything. */
  route: string;
  status: number;
  durationMs: number;
  outcome: string;
  /** The origin if it is allowed, else what kind it is: a client can write anything there. */
  origin: string;
}

/** Writes the line; server faults are errors, everything else is information. */
export function logRequest(entry: RequestLogEntry): void {
  const line = JSON.stringify(entry);
  if (entry.status >= 500) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per request that the Worker writes.
  else console.log(line);
}

/** An allowed origin as it is; else `none`, `null` or `foreign`. */
export function describeOrigin({ header, isAllowed }: RequestOrigin): string {
  if (header === null) return 'none';
  return isAllowed || header === 'null' ? header : 'foreign';
}
