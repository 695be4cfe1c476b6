import type { Answer, Route } from '../core/route.ts';
import type { Env } from '../core/settings.ts';
import { awaitStorage } from '../core/with-retry.ts';
import { describePublishedFile, type PublishedFile } from './published-file.ts';

/** A bucket that takes longer than this counts as down. */
const BUCKET_TIMEOUT_MS = 5000;

/** Let any page load the file, or read the refusal. */
const EMBED_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/**
 * Answers requests that the current assets do not serve: a file of an earlier release, or a 404.
 * Only files are ever cached, because a miss may be a hit a moment later.
 */
export const answerMiss: Route = {
  name: 'miss',
  async answer({ request, env }) {
    const { pathname } = new URL(request.url);
    if (!['GET', 'HEAD'].includes(request.method)) {
      const response = answerText(405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return { response, outcome: 'method-not-allowed' };
    }
    return pathname.startsWith('/embed/')
      ? answerPublished(request, pathname, env)
      : { response: await answerNotFound(request, env), outcome: 'not-found' };
  },
  refuse: (_, { request }) => {
    const isEmbed = new URL(request.url).pathname.startsWith('/embed/');
    const headers = isEmbed ? EMBED_HEADERS : {};
    return answerText(503, 'Try again', { ...headers, 'Retry-After': '5' });
  },
};

async function answerPublished(request: Request, pathname: string, env: Env): Promise<Answer> {
  const file = describePublishedFile(pathname);
  const found = file && (await awaitStorage(read(env.PUBLISHED, file, request), BUCKET_TIMEOUT_MS));
  if (found) return { response: found, outcome: 'published' };
  return { response: answerText(404, 'Not found', EMBED_HEADERS), outcome: 'not-found' };
}

/**
 * Reads the whole file before sending the first byte, so that a broken read is a 503 and
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
  const page = await env.ASSETS.fetch(new URL('/404', request.url)).catch(() => null);
  if (!page?.ok) return answerText(404, 'Not found', {});
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-store');
  headers.delete('ETag');
  return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers });
}

function answerText(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, { status, headers: { ...headers, ...NEVER_CACHED } });
}
