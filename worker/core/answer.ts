import { countAnswer } from './count-answers.sql.ts';
import { readOrigin } from './guards.ts';
import { addCommonHeaders } from './headers.ts';
import { judgeOrigin } from './judge-origin.ts';
import { describeFailure, describeOrigin, logRequest } from './request-log.ts';
import type { Answer, RequestContext, Route } from './route.ts';
import type { Env } from './settings.ts';

/** Runs a route: catches what it throws, logs and counts the answer, adds the common headers. */
export async function answer(
  route: Route,
  request: Request,
  env: Env,
  execution: ExecutionContext,
): Promise<Response> {
  const startedAt = Date.now();
  const log = ({ response, context }: Answered, outcome: string) =>
    logRequest({
      route: route.name,
      status: response.status,
      durationMs: Date.now() - startedAt,
      outcome,
      origin: describeOrigin(context.origin),
    });
  const answering = answerOrRefuse(route, {
    request,
    env,
    now: new Date(startedAt),
    origin: readOrigin(request.headers.get('origin'), new URL(request.url).origin),
    waitUntil: (work) => execution.waitUntil(work),
    logLate: (late) =>
      execution.waitUntil(late.then(async (outcome) => log(await answering, outcome))),
  });
  const answered = await answering;
  const { response, outcome, context } = answered;
  log(answered, outcome);
  execution.waitUntil(countAnswer(env, route.name, response.status, context.now));
  return addCommonHeaders(route.finish?.(response, context) ?? response);
}

interface Answered extends Answer {
  /** Adds the judged origin. */
  context: RequestContext;
}

async function answerOrRefuse(route: Route, arrival: RequestContext): Promise<Answered> {
  let context = arrival;
  try {
    if (route.judgesOrigin) context = { ...arrival, origin: await judgeOrigin(arrival) };
    return { ...(await route.answer(context)), context };
  } catch (error) {
    const response = await route.refuse(error, context);
    return { response, outcome: describeFailure(error), context };
  }
}
