import { HttpError } from './problem.ts';

/** What the Origin header says, and what we know of that website. */
export interface RequestOrigin {
  /** The header as sent; null without one. */
  header: string | null;
  /**
   * The header if it is well-formed, so that its page may read the answer; `null` as text for files and
   * sandboxed frames.
   */
  readable: string | null;
  /** Ours, an active partner's, or trusted by a member. */
  isKnown: boolean;
  /** Refused by a member. */
  isBlocked: boolean;
  /** The active partner whose it is. */
  partnerId: string | null;
}

/** @throws HttpError 405, with the `allowed` methods in its Allow header. */
export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) {
    throw new HttpError(405, 'method-not-allowed', { headers: { Allow: allowed.join(', ') } });
  }
}

/** Reads the Origin header; of others than our own pages nothing is known yet. */
export function readOrigin(header: string | null, ownOrigin: string): RequestOrigin {
  const isReadable = header !== null && (header === 'null' || isWebOrigin(header));
  const readable = isReadable ? header : null;
  return { header, readable, isKnown: header === ownOrigin, isBlocked: false, partnerId: null };
}

/** No host name that DNS knows makes a longer one. */
const ORIGIN_MAX = 300;

/** Whether `text` is the origin of an http or https page, exactly as a browser writes it. */
export function isWebOrigin(text: string): boolean {
  if (text.length > ORIGIN_MAX || !/^https?:/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/**
 * @param headers of the refusal
 * @returns the origin; `null` as text for a page without one
 * @throws HttpError 403 where a member has blocked it, or a script other than a page's asks
 */
export function requireOrigin(
  { readable, isBlocked }: RequestOrigin,
  headers: Record<string, string> = {},
): string {
  if (isBlocked || readable === null) throw new HttpError(403, 'origin-not-allowed', { headers });
  return readable;
}

/**
 * Compares the media type without its parameters.
 * @throws HttpError 415
 */
export function requireContentType(request: Request, ...allowed: string[]): void {
  const [essence = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (!allowed.includes(essence.trim().toLowerCase())) {
    throw new HttpError(415, 'unsupported-media-type');
  }
}
