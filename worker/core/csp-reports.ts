import { CSP_REPORTS_PATH } from '../contract/protocol.ts';
import { areWithinRate, rateLimited } from '../intake/rate-limits.ts';
import { findClientNetwork } from './client-network.ts';
import type { Route } from './context.ts';
import { addApiHeaders } from './headers.ts';
import { readBody } from './json-body.ts';
import { HttpError, toProblemResponse } from './problem.ts';
import { requireContentType, requireMethod } from './request-guards.ts';
import { type Env, readSettings } from './settings.ts';

/** Each report quotes the whole policy, and a browser sends a few at once. */
const MAX_BYTES = 32 * 1024;
/** Lines for one request; more of the same would tell nothing new. */
const MAX_LINES = 5;

/** The directives a browser can report; any other text is the client's own. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** The parts of a report that the log needs. */
interface Violation {
  /** One of `DIRECTIVES`, or `unknown`. */
  directive: string;
  /** Address of the page, as the client gives it. */
  documentUrl: string;
}

/**
 * Logs what the content security policy of our own pages has blocked. Anybody can send a report, so
 * nothing is stored, and the log names a directive and one of our pages but no text of the client's.
 */
export const acceptCspReports: Route = {
  name: CSP_REPORTS_PATH,
  async answer({ request, env }) {
    requireMethod(request, 'POST');
    requireContentType(request, 'application/reports+json', 'application/csp-report');
    await requireWithinRate(request, env);
    const violations = readViolations(await readBody(request, MAX_BYTES));
    for (const line of await describeLines(violations, request, env)) console.warn(line);
    return { response: new Response(null, { status: 204 }), outcome: 'reported' };
  },
  refuse: toProblemResponse,
  finish: (response) => addApiHeaders(response, null),
};

async function requireWithinRate(request: Request, env: Env): Promise<void> {
  const key = `${CSP_REPORTS_PATH} ${findClientNetwork(request).client}`;
  const [isWithin] = await areWithinRate([env.ADDRESS_LIMITER, key]);
  if (!isWithin) throw rateLimited(readSettings(env).rateLimitPeriodSeconds);
}

/**
 * Reads both forms of a report: `application/csp-report` (one object, keys with hyphens) and
 * `application/reports+json` (a list of reports of all kinds, keys in camelCase).
 * @throws HttpError 400 for anything but JSON
 */
function readViolations(body: Uint8Array): Violation[] {
  const json = parseJson(body);
  if (!Array.isArray(json)) return toViolations(get(json, 'csp-report'));
  return json
    .filter((report) => get(report, 'type') === 'csp-violation')
    .flatMap((report) => toViolations(get(report, 'body')));
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new HttpError(400, 'malformed-body');
  }
}

/** One violation, or none where the report does not name its page. */
function toViolations(body: unknown): Violation[] {
  const documentUrl = get(body, 'documentURL') ?? get(body, 'document-uri');
  const named = get(body, 'effectiveDirective') ?? get(body, 'effective-directive');
  if (typeof documentUrl !== 'string') return [];
  const directive = typeof named === 'string' && DIRECTIVES.has(named) ? named : 'unknown';
  return [{ directive, documentUrl }];
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

async function describeLines(
  violations: Violation[],
  request: Request,
  env: Env,
): Promise<string[]> {
  const origin = new URL(request.url).origin;
  const own = violations.filter(
    ({ documentUrl }) => URL.canParse(documentUrl) && new URL(documentUrl).origin === origin,
  );
  const lines = own.slice(0, MAX_LINES).map(async ({ directive, documentUrl }) => {
    const page = await describeOwnPage(documentUrl, env);
    return JSON.stringify({ route: CSP_REPORTS_PATH, outcome: 'csp-violation', directive, page });
  });
  return [...new Set(await Promise.all(lines))];
}

/** The path of a page that we serve, or `unknown`: a made-up path may hold anything. */
async function describeOwnPage(documentUrl: string, env: Env): Promise<string> {
  const { origin, pathname } = new URL(documentUrl);
  try {
    const page = await env.ASSETS.fetch(new URL(pathname, origin), { method: 'HEAD' });
    return page.ok ? pathname : 'unknown';
  } catch {
    return 'unknown';
  }
}
