import { HttpError } from './http-error.ts';

/**
 * The request's origin if it may use the API: the Worker's own or one of `allowedOrigins`.
 * Sandboxed frames and files send `null`, which anybody can produce, so it never counts.
 */
export function findAllowedOrigin(
  request: Request,
  allowedOrigins: ReadonlySet<string>,
): string | null {
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return null;
  const isOwn = origin === new URL(request.url).origin;
  return isOwn || allowedOrigins.has(origin) ? origin : null;
}

/** @throws HttpError 403 when there is no allowed origin. */
export function requireOrigin(origin: string | null): asserts origin is string {
  if (origin === null) throw new HttpError(403, 'origin-not-allowed');
}
