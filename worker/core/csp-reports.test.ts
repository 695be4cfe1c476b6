import { describe, expect, it } from 'vitest';
import { readLog } from '../dev/log.ts';
import { describeAnswer, limiterThatRefuses, SITE, STRANGER, send } from '../dev/post.ts';
import { countRows } from '../dev/tables.ts';
import type { Env } from './settings.ts';

const PATH = '/api/csp-reports';
const ASSETS = {
  async fetch(input: RequestInfo | URL, init?: RequestInit) {
    const { method, url } = new Request(input, init);
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 });
    return new Response(null, { status: new URL(url).pathname === '/contact' ? 200 : 404 });
  },
} as Fetcher;

interface Report {
  page?: string;
  directive?: string;
}

/** As Chromium sends it. */
const modern = ({ page = `${SITE}/contact`, directive = 'style-src-elem' }: Report = {}) => ({
  type: 'csp-violation',
  age: 7,
  url: page,
  user_agent: 'Asha Browser',
  body: {
    documentURL: page,
    effectiveDirective: directive,
    blockedURL: 'https://asha.example/?email=asha@example.com',
    sample: 'Asha Rao',
    originalPolicy: "default-src 'none'",
  },
});

/** As a browser without the Reporting API sends it. */
const legacy = ({ page = `${SITE}/contact`, directive = 'style-src-elem' }: Report = {}) => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': directive,
    'blocked-uri': 'inline',
    'script-sample': 'Asha Rao',
  },
});

const report = (
  body: unknown,
  { type = 'application/reports+json', env = {} as Partial<Env>, origin = SITE } = {},
) =>
  send(PATH, {
    headers: { 'content-type': type, origin },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    env: { ASSETS, ...env },
  });

/** What was logged beside the line that each request has. */
const readReports = () => readLog().filter(({ outcome }) => outcome === 'csp-violation');

const line = (directive: string, page: string) => ({
  level: 'warn',
  route: PATH,
  outcome: 'csp-violation',
  directive,
  page,
});

describe('a report of what our policy stopped', () => {
  it.each([
    ['application/reports+json', [modern()]],
    ['application/csp-report', legacy()],
    ['Application/CSP-Report; charset=utf-8', legacy()],
  ])('as %s becomes one line with directive and page, and no row', async (type, body) => {
    const response = await report(body, { type });
    expect(response.status).toBe(204);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(readReports()).toEqual([line('style-src-elem', '/contact')]);
    expect(await countRows()).toBe(0);
  });

  // Those of CSP Level 3 and Trusted Types that a page can break.
  it.each([
    ['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'worker-src'],
    ['style-src', 'style-src-elem', 'style-src-attr', 'font-src', 'img-src'],
    ['connect-src', 'media-src', 'object-src', 'frame-src', 'manifest-src'],
    ['base-uri', 'form-action', 'frame-ancestors', 'trusted-types', 'require-trusted-types-for'],
  ])('names %s, %s, %s, %s and %s', async (...directives) => {
    await report(directives.map((directive) => modern({ directive })));
    expect(readReports().map(({ directive }) => directive)).toEqual(directives);
  });

  it('is taken from any origin, or none', async () => {
    expect((await report([modern()], { origin: STRANGER })).status).toBe(204);
    expect((await report([modern()], { origin: 'null' })).status).toBe(204);
  });

  it('leaves everything that the client made up out of the log', async () => {
    await report([
      modern({ page: `${SITE}/contact?email=asha@example.com#asha` }),
      modern({ page: `${SITE}/asha-rao/98765`, directive: 'asha rao' }),
    ]);
    expect(readReports()).toEqual([line('style-src-elem', '/contact'), line('unknown', 'unknown')]);
  });

  it.each([
    ['a stranger’s page', [modern({ page: `${STRANGER}/contact` })]],
    ['a page without an address', [modern({ page: 'asha' })]],
    ['another kind', [{ ...modern(), type: 'deprecation' }]],
    ['nothing known', [null, 1, 'asha', {}, { type: 'csp-violation' }]],
    ['no report', {}],
  ])('of %s says nothing', async (_, body) => {
    expect((await report(body)).status).toBe(204);
    expect(readReports()).toEqual([]);
  });

  it('writes few lines however many it holds', async () => {
    const directives = ['img-src', 'font-src', 'frame-src', 'media-src', 'script-src', 'base-uri'];
    await report([...directives, ...directives].map((directive) => modern({ directive })));
    expect(readReports()).toHaveLength(5);
    await report(Array.from({ length: 20 }, () => modern()));
    expect(readReports()).toHaveLength(6);
  });
});

describe('a report that is refused', () => {
  it.each([
    ['415 unsupported-media-type', '[]', { type: 'application/json' }],
    ['400 malformed-body', '[', {}],
    ['413 body-too-large', '['.padEnd(32 * 1024 + 1), {}],
    ['429 rate-limited', '[]', { env: { ADDRESS_LIMITER: limiterThatRefuses } }],
  ])('is answered %s and leaves no report', async (answer, body, options) => {
    expect(await describeAnswer(await report(body, options))).toBe(answer);
    expect(readReports()).toEqual([]);
  });

  it.each(['GET', 'PUT', 'OPTIONS'])('because of its method %s', async (method) => {
    const response = await send(PATH, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});
