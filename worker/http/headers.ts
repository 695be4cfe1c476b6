/** On every answer: it is JSON for a script, to be neither stored, sniffed, framed nor run. */
const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** Adds the headers every answer has, and those that let `allowedOrigin`, if any, read it. */
export function addApiHeaders(response: Response, allowedOrigin: string | null): Response {
  for (const [name, value] of Object.entries(API_HEADERS)) response.headers.set(name, value);
  if (allowedOrigin !== null) {
    // The forms send credentials, and with those a browser refuses `*`.
    response.headers.set('Access-Control-Allow-Origin', allowedOrigin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
  }
  return response;
}

/** The answer to a preflight of an allowed origin. 7200 s is the most that Chromium keeps. */
export function answerPreflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'content-type',
      'Access-Control-Max-Age': '7200',
    },
  });
}
