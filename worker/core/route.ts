import type { RequestOrigin } from './guards.ts';
import { addApiHeaders } from './headers.ts';
import { toProblemResponse } from './problem.ts';
import type { Env } from './settings.ts';

/** A request on its way through a route. */
export interface RequestContext {
  readonly request: Request;
  readonly env: Env;
  /** Time of arrival. */
  readonly now: Date;
  /** Origin of the page that sends it. Only routes that judge it know more than the header. */
  readonly origin: RequestOrigin;
  /** Keeps `work` alive behind the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** Logs an outcome that comes after the answer. */
  logLate(outcome: Promise<string>): void;
}

/** A response and its outcome for the log. */
export interface Answer {
  response: Response;
  /** Fixed words. */
  outcome: string;
}

/** Answers a path, or all paths below one. */
export interface Route {
  /** Its name in log and counters: never a client's text. */
  name: string;
  /** Whether partners and rulings decide about the origin before the route runs. */
  judgesOrigin?: true;
  /** @throws HttpError for a request that it refuses */
  answer(context: RequestContext): Promise<Answer>;
  /** The response to a refusal, or to a fault of ours. */
  refuse(error: unknown, context: RequestContext): Response | Promise<Response>;
  /** Adds the headers of every answer of the route, refusals included. */
  finish?(response: Response, context: RequestContext): Response;
}

/** A route for scripts of any page: problems are JSON, and every answer can be read. */
export function apiRoute(name: string, answer: Route['answer']): Route {
  return {
    name,
    judgesOrigin: true,
    answer,
    refuse: toProblemResponse,
    finish: (response, { origin }) => addApiHeaders(response, origin.readable),
  };
}
