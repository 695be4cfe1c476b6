/** One line per request. Every field is fixed text, a number or an origin: nothing personal. */
export interface RequestLogEntry {
  /** The route's path, or `unknown`: a path made up by the client may hold anything. */
  route: string;
  status: number;
  durationMs: number;
  outcome: string;
  /** Where the request says it comes from. */
  origin: string;
}

/** Writes the line; server faults are errors, everything else is information. */
export function logRequest(entry: RequestLogEntry): void {
  const line = JSON.stringify(entry);
  if (entry.status >= 500) console.error(line);
  // biome-ignore lint/suspicious/noConsole: the one line per request that the Worker writes.
  else console.log(line);
}

/** The Origin header as an origin; `none` or `invalid` when it is not one, never free text. */
export function describeOrigin(request: Request): string {
  const origin = request.headers.get('origin');
  if (origin === null) return 'none';
  if (!URL.canParse(origin)) return 'invalid';
  return new URL(origin).origin;
}
