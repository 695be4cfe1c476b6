import { DeadlineError, withDeadline } from '../deadline.ts';
import type { Env } from '../settings.ts';
import { describePublishedFile, type PublishedFile } from './published-file.ts';

/** A bucket that takes longer than this counts as down. */
const BUCKET_TIMEOUT_MS = 5000;

/** On every answer: the asset layer's `_headers` do not apply to the Worker's answers. */
const HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Let any page load the file, or read why it could not. */
const EMBED_HEADERS = {
  ...HEADERS,
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/**
 * Answers requests for what the current assets do not have: a file of an earlier release, or a 404.
 * Only files are ever cached, because a miss may be a hit a moment later.
 */
export async function answerMiss(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isEmbed = pathname.startsWith('/embed/');
  if (!['GET', 'HEAD'].includes(request.method)) {
    return answerText(405, 'Method not allowed', { ...HEADERS, Allow: 'GET, HEAD' });
  }
  return isEmbed ? answerPublished(request, pathname, env) : answerNotFound(request, env);
}

async function answerPublished(request: Request, pathname: string, env: Env): Promise<Response> {
  const file = describePublishedFile(pathname);
  if (!file) return answerText(404, 'Not found', EMBED_HEADERS);
  try {
    const found = await withDeadline(read(env.PUBLISHED, file, request), BUCKET_TIMEOUT_MS);
    return found ?? answerText(404, 'Not found', EMBED_HEADERS);
  } catch (error) {
    logFailure('published', error);
    return answerText(503, 'Try again', { ...EMBED_HEADERS, 'Retry-After': '5' });
  }
}

/**
 * Reads the whole file before sending the first byte, so that a bucket that breaks off is a 503 and
 * not half a script. Ignores ranges, as HTTP allows: no file is large.
 */
async function read(
  bucket: R2Bucket,
  file: PublishedFile,
  request: Request,
): Promise<Response | null> {
  const known = request.headers.get('if-none-match');
  const headersOf = ({ httpEtag: ETag }: R2Object) => ({ ...EMBED_HEADERS, ...file.headers, ETag });
  if (request.method === 'HEAD' || known) {
    const object = await bucket.head(file.key);
    if (!object) return null;
    const headers = headersOf(object);
    if (namesTag(known, object.httpEtag)) return new Response(null, { status: 304, headers });
    if (request.method === 'HEAD') return new Response(null, { headers });
  }
  const object = await bucket.get(file.key);
  return object && new Response(await object.arrayBuffer(), { headers: headersOf(object) });
}

/** Whether If-None-Match names `etag`. Proxies that compress weaken tags, so `W/` is ignored. */
function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** The site's page for unknown addresses, with that page's own security policy. */
async function answerNotFound(request: Request, env: Env): Promise<Response> {
  try {
    const page = await env.ASSETS.fetch(new URL('/404', request.url));
    if (!page.ok) throw new Error(`/404 is answered with ${page.status}`);
    const headers = new Headers(page.headers);
    headers.set('Cache-Control', 'no-store');
    headers.delete('ETag');
    return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers });
  } catch (error) {
    logFailure('not-found', error);
    return answerText(404, 'Not found', HEADERS);
  }
}

function answerText(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, { status, headers: { ...headers, ...NEVER_CACHED } });
}

/** Neither path nor message, since a client can put any text into both. */
function logFailure(route: string, error: unknown): void {
  const outcome = error instanceof DeadlineError ? 'timed-out' : 'failed';
  console.error(JSON.stringify({ route, outcome }));
}
