import { CSP_REPORTS_PATH } from './contract/csp-reports-path.ts';
import { ORIGIN_PATH, submissionPaths } from './contract/submission-paths.ts';
import { addApiHeaders, answerPreflight } from './http/headers.ts';
import { HttpError } from './http/http-error.ts';
import { requireMethod } from './http/method.ts';
import { type RequestOrigin, readOrigin, requireAllowed } from './http/origin.ts';
import { nameFailure, toProblemResponse } from './http/problem.ts';
import { describeOrigin, logRequest } from './http/request-log.ts';
import { answerMiss } from './published/answer-miss.ts';
import { consultationRoute } from './routes/consultations.ts';
import { contactMessageRoute } from './routes/contact.ts';
import { takeCspReports } from './routes/csp-reports.ts';
import { newsletterSubscriptionRoute } from './routes/newsletter.ts';
import { originRoute } from './routes/origin.ts';
import type { Answer, Exchange, Route } from './routes/route.ts';
import { type Env, readSettings } from './settings.ts';

const routes = new Map<string, Route>([
  [submissionPaths.consultation, consultationRoute],
  [submissionPaths.contact, contactMessageRoute],
  [submissionPaths.newsletter, newsletterSubscriptionRoute],
  [ORIGIN_PATH, originRoute],
]);

/** Everything but the answer's shape happens in `answerRoute`; every answer leaves through here. */
async function handle(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const startedAt = Date.now();
  const { pathname, origin: ownOrigin } = new URL(request.url);
  const originHeader = request.headers.get('origin');
  let origin = readOrigin(originHeader, ownOrigin);

  function log(status: number, outcome: string): void {
    logRequest({
      route: routes.has(pathname) ? pathname : 'unknown',
      status,
      durationMs: Date.now() - startedAt,
      outcome,
      origin: describeOrigin(origin),
    });
  }

  let answer: Answer;
  try {
    const settings = readSettings(env);
    origin = readOrigin(originHeader, ownOrigin, settings.allowedOrigins);
    answer = await answerRoute(routes.get(pathname), origin, {
      request,
      env,
      settings,
      now: new Date(startedAt),
      logLate(outcome) {
        context.waitUntil(outcome.then((known) => log(503, known)));
      },
    });
  } catch (error) {
    answer = { response: toProblemResponse(error), outcome: nameFailure(error) };
  }
  log(answer.response.status, answer.outcome);
  return addApiHeaders(answer.response, origin.readable);
}

/** The guards that come before a route's own. */
async function answerRoute(
  route: Route | undefined,
  origin: RequestOrigin,
  exchange: Omit<Exchange, 'origin'>,
): Promise<Answer> {
  if (!route) throw new HttpError(404, 'not-found');
  requireMethod(exchange.request, [route.method, 'OPTIONS']);
  if (exchange.request.method === 'OPTIONS') return answerOptions(route, origin);
  return route.answer({ ...exchange, origin: requireAllowed(origin, route.refusalHeaders) });
}

/** Any page may ask, so that one which may not post is told so by an answer that it can read. */
function answerOptions({ method }: Route, { readable }: RequestOrigin): Answer {
  if (readable === null) throw new HttpError(403, 'origin-not-allowed');
  return { response: answerPreflight(method), outcome: 'preflight' };
}

/** What is not below /api/ reaches the Worker only where the assets have nothing. */
function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === CSP_REPORTS_PATH) return takeCspReports(request, env);
  return pathname.startsWith('/api/') ? handle(request, env, context) : answerMiss(request, env);
}

export default { fetch: answer } satisfies ExportedHandler<Env>;
