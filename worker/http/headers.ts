/** On every answer: it is JSON for a script, to be neither sniffed, framed nor run. */
const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** Beside the content type: what tools that trace requests add to every `fetch` of a page. */
const REQUEST_HEADERS = ['content-type', 'traceparent', 'tracestate', 'baggage', 'sentry-trace'];

/**
 * Adds the headers every answer has, and those that let the origin `readable`, if any, read it,
 * whether it is allowed to post or not: a refusal that nobody can read looks like a broken network.
 */
export function addApiHeaders(response: Response, readable: string | null): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(API_HEADERS)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (readable !== null) {
    // The forms send credentials, and with those a browser refuses `*`.
    headers.set('Access-Control-Allow-Origin', readable);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', 'Sa-Reference, Retry-After');
  }
  return response;
}

/** The answer to a preflight. 7200 s is the most that Chromium keeps. */
export function answerPreflight(method: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': REQUEST_HEADERS.join(', '),
      'Access-Control-Max-Age': '7200',
    },
  });
}
