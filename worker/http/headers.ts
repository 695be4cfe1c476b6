import { HttpError } from './problem.ts';
import type { RequestOrigin } from './request-guards.ts';

/** On every answer of a route, here and at the desk. */
export const COMMON_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** JSON for a script, not to be framed or run. */
const API_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  Vary: 'Origin',
};

/** The content type, and what tracing tools add to every `fetch` of a page. */
const REQUEST_HEADERS = ['content-type', 'traceparent', 'tracestate', 'baggage', 'sentry-trace'];

/**
 * Adds the headers of every answer, and those that let the origin `readable`, if there is one, read
 * it, even where that origin may not post: an unreadable refusal looks like a broken network.
 */
export function addApiHeaders(response: Response, readable: string | null): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(API_HEADERS)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (readable !== null) {
    // The forms send credentials, and with credentials browsers refuse `*`.
    headers.set('Access-Control-Allow-Origin', readable);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', 'Sa-Reference, Retry-After');
  }
  return response;
}

/**
 * Answers a preflight from any page, so that a page that may not post can read why. 7200 s is the
 * longest that Chromium keeps the answer.
 * @throws HttpError 403 for an origin that may not read
 */
export function answerPreflight({ readable }: RequestOrigin, method: string): Response {
  if (readable === null) throw new HttpError(403, 'origin-not-allowed');
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': REQUEST_HEADERS.join(', '),
      'Access-Control-Max-Age': '7200',
    },
  });
}
