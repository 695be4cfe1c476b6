import { CSP_REPORTS_PATH } from './contract/csp-reports-path.ts';
import { submissionPaths } from './contract/submission-paths.ts';
import { addApiHeaders, answerPreflight } from './http/headers.ts';
import { HttpError } from './http/http-error.ts';
import { requireMethod } from './http/method.ts';
import { findAllowedOrigin, requireOrigin } from './http/origin.ts';
import { nameFailure, toProblemResponse } from './http/problem.ts';
import { describeOrigin, logRequest } from './http/request-log.ts';
import { answerMiss } from './published/answer-miss.ts';
import type { Exchange, SubmissionRoute } from './routes/accept-submission.ts';
import { consultationRoute } from './routes/consultations.ts';
import { contactMessageRoute } from './routes/contact.ts';
import { takeCspReports } from './routes/csp-reports.ts';
import { newsletterSubscriptionRoute } from './routes/newsletter.ts';
import { type Env, readSettings } from './settings.ts';

const routes = new Map<string, SubmissionRoute>([
  [submissionPaths.consultation, consultationRoute],
  [submissionPaths.contact, contactMessageRoute],
  [submissionPaths.newsletter, newsletterSubscriptionRoute],
]);

interface Answer {
  response: Response;
  /** For the log. */
  outcome: string;
}

/** Everything but the answer's shape happens in `answer`; every answer leaves through here. */
async function handle(request: Request, env: Env): Promise<Response> {
  const startedAt = Date.now();
  const { pathname } = new URL(request.url);
  let origin: string | null = null;
  let answer: Answer;
  try {
    const settings = readSettings(env);
    origin = findAllowedOrigin(request, settings.allowedOrigins);
    const now = new Date(startedAt);
    answer = await answerRoute(routes.get(pathname), { request, env, settings, origin, now });
  } catch (error) {
    answer = { response: toProblemResponse(error), outcome: nameFailure(error) };
  }
  logRequest({
    route: routes.has(pathname) ? pathname : 'unknown',
    status: answer.response.status,
    durationMs: Date.now() - startedAt,
    outcome: answer.outcome,
    origin: describeOrigin(request),
  });
  return addApiHeaders(answer.response, origin);
}

/** The guards that come before a route's own. */
async function answerRoute(
  route: SubmissionRoute | undefined,
  { origin, ...exchange }: Omit<Exchange, 'origin'> & { origin: string | null },
): Promise<Answer> {
  if (!route) throw new HttpError(404, 'not-found');
  requireMethod(exchange.request, ['POST', 'OPTIONS']);
  requireOrigin(origin);
  if (exchange.request.method === 'OPTIONS') {
    return { response: answerPreflight(), outcome: 'preflight' };
  }
  const outcome = await route({ ...exchange, origin });
  return { response: Response.json({ ok: true }, { status: 201 }), outcome };
}

/** What is not below /api/ reaches the Worker only where the assets have nothing. */
function answer(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === CSP_REPORTS_PATH) return takeCspReports(request, env);
  return pathname.startsWith('/api/') ? handle(request, env) : answerMiss(request, env);
}

export default { fetch: answer } satisfies ExportedHandler<Env>;
