import { DeadlineError, withDeadline } from '../deadline.ts';
import type { Env } from '../settings.ts';
import { describePublishedFile, type PublishedFile } from './published-file.ts';

/** A bucket that takes longer than this is down. */
const BUCKET_TIMEOUT_MS = 5000;

/** On every answer: the asset layer's `_headers` do not reach what the Worker says. */
const HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Lets any page load the file, and read why it did not come. */
const EMBED_HEADERS = {
  ...HEADERS,
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/**
 * Answers what the assets of today do not have: a file that an earlier deployment published, else
 * 404. Only files are ever cached; a miss may be a hit a moment later.
 */
export async function answerMiss(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isEmbed = pathname.startsWith('/embed/');
  if (!['GET', 'HEAD'].includes(request.method)) {
    return sayInWords(405, 'Method not allowed', { ...HEADERS, Allow: 'GET, HEAD' });
  }
  return isEmbed ? answerPublished(request, pathname, env) : answerNotFound(request, env);
}

async function answerPublished(request: Request, pathname: string, env: Env): Promise<Response> {
  const file = describePublishedFile(pathname);
  if (!file) return sayInWords(404, 'Not found', EMBED_HEADERS);
  try {
    const found = await withDeadline(read(env.PUBLISHED, file, request), BUCKET_TIMEOUT_MS);
    return found ?? sayInWords(404, 'Not found', EMBED_HEADERS);
  } catch (error) {
    logFailure('published', error);
    return sayInWords(503, 'Try again', { ...EMBED_HEADERS, 'Retry-After': '5' });
  }
}

/**
 * The whole file before the first byte of the answer, so that a bucket that breaks off is a 503
 * and not half a script. Ranges are left aside, as HTTP allows: no file is large.
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

/** Whether If-None-Match names `etag`; a proxy that compresses makes tags weak. */
function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** The site's page for unknown addresses, under that page's own policy. */
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
    return sayInWords(404, 'Not found', HEADERS);
  }
}

function sayInWords(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, { status, headers: { ...headers, ...NEVER_CACHED } });
}

/** Neither path nor message: both may hold what a client made up. */
function logFailure(route: string, error: unknown): void {
  const outcome = error instanceof DeadlineError ? 'timed-out' : 'failed';
  console.error(JSON.stringify({ route, outcome }));
}
