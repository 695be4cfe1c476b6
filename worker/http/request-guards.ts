import { HttpError } from './problem.ts';

/** What the Origin header says, and whether it may post. */
export interface RequestOrigin {
  /** The header as sent; null without one. */
  header: string | null;
  /** The origin if it is well-formed and so may read its answer, else null. */
  readable: string | null;
  /** The Worker's own, one of ALLOWED_ORIGINS or one of an active partner. */
  isAllowed: boolean;
  /** The active partner whose it is. */
  partnerId: string | null;
}

/** @throws HttpError 405, with the `allowed` methods in its Allow header. */
export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) {
    throw new HttpError(405, 'method-not-allowed', { headers: { Allow: allowed.join(', ') } });
  }
}

/**
 * Judges the Origin header. Sandboxed frames and files send `null`, and anybody can open one, so it
 * may neither read nor post.
 */
export function readOrigin(
  header: string | null,
  ownOrigin: string,
  allowedOrigins: ReadonlySet<string> = new Set(),
  partnerOrigins: ReadonlyMap<string, string> = new Map(),
): RequestOrigin {
  const partnerId = partnerOrigins.get(header ?? '') ?? null;
  const isKnown =
    header !== null && (header === ownOrigin || partnerId !== null || allowedOrigins.has(header));
  const isReadable = header !== null && header !== 'null' && (isKnown || isWebOrigin(header));
  return {
    header,
    readable: isReadable ? header : null,
    isAllowed: isKnown && isReadable,
    partnerId,
  };
}

/** Whether `text` is the origin of an http or https page, exactly as a browser writes it. */
export function isWebOrigin(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/**
 * @param headers of the refusal
 * @returns the allowed origin
 * @throws HttpError 403 where the origin may not post
 */
export function requireAllowedOrigin(
  { readable, isAllowed }: RequestOrigin,
  headers: Record<string, string> = {},
): string {
  if (!isAllowed || readable === null) throw new HttpError(403, 'origin-not-allowed', { headers });
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
