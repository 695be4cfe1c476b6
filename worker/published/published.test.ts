import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stopTimers } from '../dev/clock.ts';
import { readLog } from '../dev/log.ts';
import { type SendOptions, send } from '../dev/post.ts';
import { describePublishedFile } from './published-file.ts';

const CHUNK = '/embed/chunks/kit-Ab_9-xYz.js';
const FOR_EVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';
const NOT_FOUND_POLICY = "default-src 'none'; style-src 'sha256-of-the-404-page'";

/** The asset layer, with one page, /404, that it serves like any other. */
const assets = {
  fetch: async (input: RequestInfo | URL) =>
    new URL(String(input)).pathname === '/404'
      ? new Response('<h1>404 Page Not Found</h1>', {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': NOT_FOUND_POLICY,
            'cache-control': 'public, max-age=0, must-revalidate',
            etag: '"page"',
          },
        })
      : new Response(null, { status: 404 }),
} as Fetcher;

const fail = async () => {
  throw new Error('get: Internal error (10001) for asha@example.com');
};
const brokenBucket = { get: fail, head: fail } as unknown as R2Bucket;
const hangingBucket = { get: () => new Promise(() => {}) } as unknown as R2Bucket;
const breakingOffBucket = {
  get: async () => ({ httpEtag: '"x"', arrayBuffer: fail }),
} as unknown as R2Bucket;

const ask = (path: string, { method = 'GET', headers, env }: SendOptions = {}) =>
  send(path, {
    method,
    headers: { origin: null, 'content-type': null, ...headers },
    env: { ASSETS: assets, ...env },
  });

const caching = (response: Response) => response.headers.get('cache-control');

const publish = (path: string) => env.PUBLISHED.put(path.slice(1), `// ${path}`);

afterEach(async () => {
  const { objects } = await env.PUBLISHED.list();
  await env.PUBLISHED.delete(objects.map(({ key }) => key));
});

describe('a file that an earlier deployment published', () => {
  it.each<[path: string, cached: string, type: string]>([
    [CHUNK, FOR_EVER, 'text/javascript; charset=utf-8'],
    ['/embed/1.20.3-rc.1/chunks/kit-Ab_9-xYz.js', FOR_EVER, 'text/javascript; charset=utf-8'],
    ['/embed/sa-loader.js', FIVE_MINUTES, 'text/javascript; charset=utf-8'],
    ['/embed/chunks/timeline-text-Ab_9-xYz.json', FOR_EVER, 'application/json; charset=utf-8'],
    ['/embed/vscode.html-data.json', FIVE_MINUTES, 'application/json; charset=utf-8'],
    ['/embed/0.2.0/custom-elements.d.ts', FOR_EVER, 'application/typescript; charset=utf-8'],
    ['/embed/0.2.0/prerendered/sa-faq.html', FOR_EVER, 'text/html; charset=utf-8'],
    ['/embed/content/exchange-rates.js', FIVE_MINUTES, 'text/javascript; charset=utf-8'],
    ['/embed/0.2.0/content/team.js', FOR_EVER, 'text/javascript; charset=utf-8'],
    ['/embed/licenses.txt', FIVE_MINUTES, 'text/plain; charset=utf-8'],
    ['/embed/sa-wordpress.zip', FIVE_MINUTES, 'application/zip'],
  ])('%s is cached as "%s" and has the type %s', (path, cached, type) => {
    expect(describePublishedFile(path)).toMatchObject({
      key: path.slice(1),
      headers: { 'Cache-Control': cached, 'Content-Type': type },
    });
  });

  it('is answered from the bucket, whole and for any page', async () => {
    await publish(CHUNK);
    const response = await ask(`${CHUNK}?ver=6.5`, { headers: { range: 'bytes=0-3' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`// ${CHUNK}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': FOR_EVER,
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    const head = await ask(CHUNK, { method: 'HEAD' });
    expect([head.status, await head.text(), caching(head)]).toEqual([200, '', FOR_EVER]);
  });

  it.each(['GET', 'HEAD'])('answers %s with 304 if the client has it', async (method) => {
    await publish(CHUNK);
    const etag = (await ask(CHUNK)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await ask(CHUNK, { method, headers: { 'if-none-match': known } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(caching(response)).toBe(FOR_EVER);
      expect(response.headers.get('etag')).toBe(etag);
    }
    const stale = await ask(CHUNK, { method, headers: { 'if-none-match': '"other", %zz' } });
    expect(stale.status).toBe(200);
  });
});

describe('a miss', () => {
  it('below /embed/ is a short 404 that is not cached and any page can read', async () => {
    for (const [path, method] of [
      [CHUNK, 'GET'],
      [CHUNK, 'HEAD'],
      ['/embed/', 'GET'],
    ] as const) {
      const response = await ask(path, { method });
      expect(response.status).toBe(404);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'content-type': expect.stringMatching(/^text\/plain/),
      });
    }
  });

  it.each(['/404', '/blog/no-such-article', '/embedded'])(
    '%s is our page for a miss',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('404 Page Not Found');
      expect(caching(response)).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toBe(NOT_FOUND_POLICY);
      expect(response.headers.has('etag')).toBe(false);
      const head = await ask(path, { method: 'HEAD' });
      expect([head.status, await head.text(), caching(head)]).toEqual([404, '', 'no-store']);
    },
  );

  it('is a sentence if the page for unknown addresses fails', async () => {
    const ASSETS = { fetch: async () => new Response(null, { status: 500 }) } as unknown as Fetcher;
    const response = await ask('/does-not-exist', { env: { ASSETS } });
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    expect(caching(response)).toBe('no-store');
  });

  it.each(['POST', 'OPTIONS'])('takes no %s', async (method) => {
    await publish(CHUNK);
    for (const path of [CHUNK, '/contact', '/api', '/API/newsletter']) {
      const response = await ask(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(caching(response)).toBe('no-store');
    }
  });
});

describe('a path', () => {
  it.each([
    ...'/embed/..%2fsecret.js /embed/.secret.js /embed/chunks/.kit-Ab_9-xYz.js'.split(' '),
    ...'/embed/chunks/kit-Ab_9-xYz.js/ /embed/%73a-loader.js /embed//sa-loader.js'.split(' '),
    ...'/embed/0.1.0/0.1.0/sa-loader.js /embed/1/sa-loader.js /embed/sa-loader.js%00.js'.split(' '),
    ...'/embed/content/a/b.js /embed/content/team.json /embed/sa-loader.html /embed/prerendered/sa-faq.js /embed/sa-loader.map'.split(
      ' ',
    ),
    ...'/embed/prerendered/a/sa-faq.html /embed/chunks/kit-Ab_9-xYz.html'.split(' '),
    ...'/embed/custom-elements.x.d.ts /embed/sa.loader.es.js /embed/sa-loader'.split(' '),
    ...'/embed/sa-loader.toString /embed/é.js /secrets/backup.js /EMBED/sa-loader.js'.split(' '),
    `/embed/${'a'.repeat(65)}.js`,
  ])('%s names no key', (path) => {
    expect(describePublishedFile(path)).toBeUndefined();
  });

  it('reads its own key alone, and only if well-formed', async () => {
    const read = vi.fn(async (_key: string) => null);
    const PUBLISHED = { get: read, head: read } as unknown as R2Bucket;
    for (const path of ['/embed/../secret.js', '/embed/%2e%2e/secret.js', '/embed/.secret.js']) {
      expect((await ask(path, { env: { PUBLISHED } })).status).toBe(404);
    }
    await ask(CHUNK, { env: { PUBLISHED } });
    await ask('/embed/0.1.0/sa-loader.js?key=secret#x', { env: { PUBLISHED } });
    expect(read.mock.calls).toEqual([[CHUNK.slice(1)], ['embed/0.1.0/sa-loader.js']]);
  });
});

describe('a bucket that is down', () => {
  it.each([
    ['fails', brokenBucket, 'failed reset'],
    ['breaks off', breakingOffBucket, 'failed reset'],
    ['hangs for five seconds', hangingBucket, 'timeout'],
  ])('and %s is a 503 that nobody keeps, without its message', async (_, PUBLISHED, fault) => {
    stopTimers();
    const answer = ask(CHUNK, { env: { PUBLISHED } });
    await vi.advanceTimersByTimeAsync(5000);
    const response = await answer;
    expect([response.status, await response.text()]).toEqual([503, 'Try again']);
    expect(caching(response)).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const line = { level: 'error', route: 'miss', status: 503, outcome: `storage-${fault}` };
    expect(readLog()).toMatchObject([line]);
  });

  it('breaks no route but that of its files', async () => {
    const response = await ask('/about-nothing', { env: { PUBLISHED: brokenBucket } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });
});
