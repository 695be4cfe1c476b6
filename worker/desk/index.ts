import { requireMethod } from '../core/guards.ts';
import { HttpError, toProblemResponse } from '../core/problem.ts';
import { type DeskLogEntry, describeFailure, logRequest } from '../core/request-log.ts';
import type { DeskEnv } from './desk-env.ts';
import { addDeskHeaders } from './desk-headers.ts';
import { requireMember } from './require-member.ts';
import { routes } from './routes.ts';

type Trail = Pick<DeskLogEntry, 'actor' | 'action' | 'lead'>;

/** Answers a request. Every answer, page and script included, is for members only. */
async function answer(
  request: Request,
  env: DeskEnv,
  context: ExecutionContext,
  trail: Trail,
): Promise<Response> {
  const now = new Date();
  const member = await requireMember(context.access, env);
  trail.actor = member.email;
  requireSameOrigin(request);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return answerPage(request, env, trail);
  const route = routes.get(pathname);
  if (!route) throw new HttpError(404, 'not-found');
  trail.action = pathname.slice('/api/'.length);
  requireMethod(request, route.method);
  const nameLead = (lead: string) => {
    trail.lead = lead;
  };
  return route.answer({ request, env, member, now, nameLead });
}

/**
 * Only our own page may make calls. Browsers set the header, and no page can.
 * @throws HttpError 403
 */
function requireSameOrigin(request: Request): void {
  if (['GET', 'HEAD'].includes(request.method)) return;
  if (request.headers.get('sec-fetch-site') !== 'same-origin') {
    throw new HttpError(403, 'cross-site-request');
  }
}

async function answerPage(request: Request, env: DeskEnv, trail: Trail): Promise<Response> {
  requireMethod(request, 'GET', 'HEAD');
  const file = await env.ASSETS.fetch(request);
  if (file.status === 404) throw new HttpError(404, 'not-found');
  trail.action = 'page';
  return file;
}

export default {
  async fetch(request, env, context) {
    const startedAt = Date.now();
    const trail: Trail = { actor: null, action: 'unknown', lead: null };
    let response: Response;
    let outcome = 'answered';
    try {
      response = await answer(request, env, context, trail);
    } catch (error) {
      response = toProblemResponse(error);
      outcome = describeFailure(error);
    }
    const durationMs = Date.now() - startedAt;
    logRequest({ ...trail, status: response.status, durationMs, outcome });
    return addDeskHeaders(response);
  },
} satisfies ExportedHandler<DeskEnv>;
