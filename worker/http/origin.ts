import { HttpError } from './http-error.ts';

/** What the Origin header says, and whether it may post. */
export interface RequestOrigin {
  /** The header as it is, or null without one. */
  header: string | null;
  /** Well-formed, so that it may read what it is told; null otherwise. */
  readable: string | null;
  /** The Worker's own, or one of the settings'. */
  isAllowed: boolean;
}

/**
 * Judges the Origin header. Sandboxed frames and files send `null`, which anybody can produce, so
 * it is neither readable nor allowed.
 */
export function readOrigin(
  header: string | null,
  ownOrigin: string,
  allowedOrigins: ReadonlySet<string> = new Set(),
): RequestOrigin {
  const isKnown = header !== null && (header === ownOrigin || allowedOrigins.has(header));
  const isReadable = header !== null && header !== 'null' && (isKnown || isWebOrigin(header));
  return { header, readable: isReadable ? header : null, isAllowed: isKnown && isReadable };
}

/** Exactly as a browser writes the origin of an http or https page. */
export function isWebOrigin(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/**
 * @param headers of the refusal
 * @throws HttpError 403 unless the origin may post
 */
export function requireAllowed(
  { readable, isAllowed }: RequestOrigin,
  headers: Record<string, string> = {},
): string {
  if (!isAllowed || readable === null) throw new HttpError(403, 'origin-not-allowed', { headers });
  return readable;
}
