import type { Answer, Asked, Route } from './context.ts';
import { countAnswer } from './count-answers.sql.ts';
import { addCommonHeaders } from './headers.ts';
import { readOrigin } from './request-guards.ts';
import { describeFailure, describeOrigin, logRequest } from './request-log.ts';
import type { Env } from './settings.ts';

/** Around every route: catches what it throws, logs and counts the answer, adds the common headers. */
export async function answer(
  route: Route,
  request: Request,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  const startedAt = Date.now();
  let status = 0;
  const log = (outcome: string) =>
    logRequest({
      route: route.name,
      status,
      durationMs: Date.now() - startedAt,
      outcome,
      origin: describeOrigin(asked.origin),
    });
  const asked: Asked = {
    request,
    env,
    now: new Date(startedAt),
    origin: readOrigin(request.headers.get('origin'), new URL(request.url).origin),
    waitUntil: (work) => context.waitUntil(work),
    logLate: (outcome) => context.waitUntil(outcome.then(log)),
  };
  const { response, outcome } = await answerOrRefuse(route, asked);
  status = response.status;
  log(outcome);
  context.waitUntil(countAnswer(env, route.name, status, asked.now));
  return addCommonHeaders(route.finish?.(response, asked) ?? response);
}

async function answerOrRefuse(route: Route, asked: Asked): Promise<Answer> {
  try {
    return await route.answer(asked);
  } catch (error) {
    return { response: await route.refuse(error, asked), outcome: describeFailure(error) };
  }
}
