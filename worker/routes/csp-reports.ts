import { CSP_REPORTS_PATH } from '../contract/csp-reports-path.ts';
import { readBody } from '../http/body.ts';
import { findClientNetwork } from '../http/client-network.ts';
import { readViolations, type Violation } from '../http/csp-report.ts';
import { addApiHeaders } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { requireMethod } from '../http/method.ts';
import { toProblemResponse } from '../http/problem.ts';
import { areWithinRate } from '../http/rate-limit.ts';
import { type Env, readSettings } from '../settings.ts';

const CONTENT_TYPES = ['application/reports+json', 'application/csp-report'];
/** Each report quotes the whole policy, and a browser sends a few at once. */
const MAX_BYTES = 32 * 1024;
/** Lines for one request; more of the same tell nothing new. */
const MAX_LINES = 5;

/**
 * Takes what a browser says our own pages' policy has stopped. Anybody can send it, so it stores
 * nothing and the log gets the names of a directive and of one of our pages, no text of the client's.
 */
export async function takeCspReports(request: Request, env: Env): Promise<Response> {
  try {
    requireMethod(request, ['POST']);
    requireContentType(request);
    await requireWithinRate(request, env);
    const violations = parse(await readBody(request, MAX_BYTES));
    for (const line of await describeLines(violations, request, env)) console.warn(line);
    return addApiHeaders(new Response(null, { status: 204 }), null);
  } catch (error) {
    return addApiHeaders(toProblemResponse(error), null);
  }
}

async function requireWithinRate(request: Request, env: Env): Promise<void> {
  const key = `${CSP_REPORTS_PATH} ${findClientNetwork(request).client}`;
  const [isWithin] = await areWithinRate([env.ADDRESS_LIMITER, key]);
  if (isWithin) return;
  const headers = { 'Retry-After': `${readSettings(env).rateLimitPeriodSeconds}` };
  throw new HttpError(429, 'rate-limited', { headers });
}

function requireContentType(request: Request): void {
  const [essence = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (!CONTENT_TYPES.includes(essence.trim().toLowerCase())) {
    throw new HttpError(415, 'unsupported-media-type');
  }
}

function parse(body: Uint8Array): Violation[] {
  try {
    return readViolations(new TextDecoder().decode(body));
  } catch {
    throw new HttpError(400, 'malformed-body');
  }
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
    const page = await nameOwnPage(documentUrl, env);
    return JSON.stringify({ route: CSP_REPORTS_PATH, outcome: 'csp-violation', directive, page });
  });
  return [...new Set(await Promise.all(lines))];
}

/** The path of a page that we serve, else `unknown`: a made-up path may hold anything. */
async function nameOwnPage(documentUrl: string, env: Env): Promise<string> {
  const { origin, pathname } = new URL(documentUrl);
  try {
    const page = await env.ASSETS.fetch(new URL(pathname, origin), { method: 'HEAD' });
    return page.ok ? pathname : 'unknown';
  } catch {
    return 'unknown';
  }
}
