import { CSP_REPORTS_PATH, HEALTH_PATH, ORIGIN_PATH, SEND_PATH } from './contract/protocol.ts';
import { answerFrame } from './frame/answer-frame.ts';
import { FRAME_PATH } from './frame/frame-source.ts';
import { addApiHeaders } from './http/headers.ts';
import { HttpError, toProblemResponse } from './http/problem.ts';
import { readOrigin } from './http/request-guards.ts';
import { describeFailure, describeOrigin, logRequest } from './http/request-log.ts';
import { consumeOutbox } from './messages/consume-outbox.ts';
import { answerNewsletter, newsletterRoutes } from './newsletter/answer-newsletter.ts';
import { countRefusal } from './partners/count-refusal.ts';
import { judgeOrigin } from './partners/judge-origin.ts';
import type { Moment } from './partners/partner-origins.ts';
import { answerMiss } from './published/answer-miss.ts';
import { acceptSubmission } from './routes/accept-submission.ts';
import type { Answer, Route } from './routes/context.ts';
import { acceptCspReports } from './routes/csp-reports.ts';
import { answerHealth } from './routes/health.ts';
import { answerOrigin } from './routes/origin.ts';
import { sendRoutes } from './send/accept-form.ts';
import { type Env, type OutboxMessage, readSettings } from './settings.ts';
import { filedKinds } from './store/kinds.ts';
import { countAnswer } from './upkeep/count-answers.ts';
import { runUpkeep } from './upkeep/run-upkeep.ts';

export { LeadDesk } from './lead-desk.ts';

const routes = new Map<string, Route>([
  ...Object.entries(filedKinds).map(
    ([name, kind]) => [kind.path, acceptSubmission(name, kind)] as const,
  ),
  [ORIGIN_PATH, answerOrigin],
  ...sendRoutes,
]);

/** Every answer of a route, and every refusal, gets its line in the log and its headers here. */
async function handleRoute(
  pathname: string,
  request: Request,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  const startedAt = Date.now();
  const moment: Moment = {
    now: new Date(startedAt),
    waitUntil: (work) => context.waitUntil(work),
  };
  const route = routes.get(pathname);
  const ownOrigin = new URL(request.url).origin;
  // A form that a browser posts by itself may come without one.
  const absent = pathname.startsWith(SEND_PATH) ? 'null' : null;
  const originHeader = request.headers.get('origin') ?? absent;
  let origin = readOrigin(originHeader, ownOrigin);

  function log(status: number, outcome: string): void {
    logRequest({
      route: route ? pathname : 'unknown',
      status,
      durationMs: Date.now() - startedAt,
      outcome,
      origin: describeOrigin(origin),
    });
  }

  let answer: Answer;
  try {
    const settings = readSettings(env);
    origin = await judgeOrigin(originHeader, ownOrigin, settings, env, moment);
    if (!route) throw new HttpError(404, 'not-found');
    answer = await route({
      request,
      env,
      settings,
      origin,
      now: moment.now,
      logLate(outcome) {
        context.waitUntil(outcome.then((known) => log(503, known)));
      },
      goOn: (work) => context.waitUntil(work),
    });
  } catch (error) {
    answer = { response: toProblemResponse(error), outcome: describeFailure(error) };
  }
  const isRefusedPost = request.method === 'POST' && answer.outcome === 'origin-not-allowed';
  if (isRefusedPost && origin.readable) countRefusal(origin.readable, request, env, moment);
  log(answer.response.status, answer.outcome);
  const counted = {
    route: route ? pathname : 'unknown',
    outcome: answer.outcome,
    origin: origin.isAllowed ? origin.header : null,
  };
  context.waitUntil(countAnswer(env, counted, new Date(startedAt)));
  return answer.isPage ? answer.response : addApiHeaders(answer.response, origin.readable);
}

export default {
  /** Outside /api/, the Worker runs only for what the assets do not have. */
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === CSP_REPORTS_PATH) return acceptCspReports(request, env);
    if (pathname === HEALTH_PATH) return answerHealth(request, env, new Date());
    if (pathname.startsWith('/api/') || routes.has(pathname))
      return handleRoute(pathname, request, env, context);
    const purpose = newsletterRoutes.get(pathname);
    if (purpose) return answerNewsletter(request, env, purpose);
    if (pathname.startsWith(FRAME_PATH)) return answerFrame(request, env, context);
    return answerMiss(request, env);
  },
  queue: consumeOutbox,
  scheduled: runUpkeep,
} satisfies ExportedHandler<Env, OutboxMessage>;
