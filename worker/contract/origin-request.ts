/**
 * A partner asks for credit, that what visitors send from an origin counts as theirs, by a contact
 * message with a fixed first line, by which the desk offers to give it. Messages that ask by this line
 * are kept, so it stays, though nothing has to be allowed any more.
 */
const FIRST_LINE = 'Please allow this origin: ';

/** The message that requests credit for an origin (as a browser sends it), plus an optional note. */
export function writeOriginRequest(origin: string, note: string): string {
  return `${FIRST_LINE}${origin}\n\n${note}`.trim();
}

/** The origin in such a message; null if there is none that a partner could own. */
export function readOriginRequest(message: string): string | null {
  const [line = ''] = message.split('\n');
  const origin = line.startsWith(FIRST_LINE) ? line.slice(FIRST_LINE.length).trim() : '';
  return isAllowable(origin) ? origin : null;
}

/** Whether a text is exactly an origin, with https except on the developer's own machine. */
export function isAllowable(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: written } = new URL(origin);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  const isNamed = hostname === 'localhost' || /^[a-z\d.-]+\.[a-z][a-z\d-]*$/.test(hostname);
  return isSafe && isNamed && written === origin;
}
