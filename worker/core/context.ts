import type { RequestOrigin } from './request-guards.ts';
import type { Env } from './settings.ts';

/** A request on its way through a route. */
export interface Asked {
  request: Request;
  env: Env;
  /** When it arrived. */
  now: Date;
  /** Of the page that sends it: as the header says, until a route judges it. */
  origin: RequestOrigin;
  /** Lets `work` go on when the request has been answered. */
  waitUntil(work: Promise<unknown>): void;
  /** Logs what became of something that was still being done when it was answered. */
  logLate(outcome: Promise<string>): void;
}

/** An answer and what the log says of it. */
export interface Answer {
  response: Response;
  /** Fixed words, for the log. */
  outcome: string;
}

/** What answers a path, or all paths below one. */
export interface Route {
  /** Its name in the log: never a client's text. */
  name: string;
  /** @throws HttpError for a request that it refuses */
  answer(asked: Asked): Promise<Answer>;
  /** How a refusal, or a fault of ours, looks to whoever asks here. */
  refuse(error: unknown, asked: Asked): Response | Promise<Response>;
  /** Adds the headers that every answer of such a route has, refusals included. */
  finish?(response: Response, asked: Asked): Response;
}
