import type { RequestOrigin } from './guards.ts';
import { HttpError } from './problem.ts';

/** Headers of every answer of a route, here and at the desk. */
export const COMMON_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** JSON for a script, not to be framed or run. */
const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  Vary: 'Origin, Access-Control-Request-Headers',
};

/** Allowed by default: the headers of our forms, and those that tracing tools add to every `fetch`. */
const REQUEST_HEADERS =
  'content-type, sa-attempt, sa-appointment, traceparent, tracestate, baggage, sentry-trace';
/** A list of header names, as a browser writes it. */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(, ?[\w!#$%&'*+.^`|~-]+)*$/;
const HEADER_NAMES_MAX = 1000;

/** Adds the common headers, except those that the route has set. */
export function addCommonHeaders(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(COMMON_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return response;
}

/**
 * Adds the headers of the API, and those that let the origin `readable`, if there is one, read the
 * answer, even if that origin may not post: an unreadable refusal looks like a broken network.
 */
export function addApiHeaders(response: Response, readable: string | null): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(API_HEADERS)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (readable !== null) {
    // The forms send credentials, and with credentials browsers refuse `*`.
    headers.set('Access-Control-Allow-Origin', readable);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', 'Sa-Reference, Sa-Appointment, Retry-After');
  }
  return response;
}

/**
 * Answers a preflight from any page. All headers that its scripts add are allowed, as none is trusted:
 * a wrapper around `fetch` must not cost a lead. Chromium caches the answer for 7200 s at most.
 * @throws HttpError 403 for a sender that is not a page
 */
export function answerPreflight(
  request: Request,
  { readable }: RequestOrigin,
  method: string,
): Response {
  if (readable === null) throw new HttpError(403, 'origin-not-allowed');
  const requested = request.headers.get('access-control-request-headers') ?? '';
  const isList = requested.length <= HEADER_NAMES_MAX && HEADER_NAMES.test(requested);
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': isList ? requested : REQUEST_HEADERS,
      'Access-Control-Max-Age': '7200',
    },
  });
}
