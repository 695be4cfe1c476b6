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
  /** Origin of the sending page. Judged only for routes that declare so. */
  readonly origin: RequestOrigin;
  /** Keeps `work` alive behind the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** Logs an outcome that comes after the answer. */
  logLate(outcome: Promise<string>): void;
}

/** A response and its outcome for the log. */
export interface Answer {
  response: Response;
  /** Fixed text. */
  outcome: string;
}

/** A route for a path, or for all paths below one. */
export interface Route {
  /** Name in log and counters: never a client's text. */
  name: string;
  /** Whether the origin is judged by partners and decisions before the route runs. */
  judgesOrigin?: true;
  /** @throws HttpError for a refused request */
  answer(context: RequestContext): Promise<Answer>;
  /** The response to a refusal or an internal fault. */
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
