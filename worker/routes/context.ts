import type { RequestOrigin } from '../http/request-guards.ts';
import type { Env, Settings } from '../settings.ts';
import type { LateOutcome } from '../store/store-once.ts';

/** A request to the API, and what it takes to answer it. */
export interface SubmissionContext {
  request: Request;
  env: Env;
  settings: Settings;
  origin: RequestOrigin;
  /** When it arrived. */
  now: Date;
  /** Logs what became of a submission that was still being stored when it was answered. */
  logLate(outcome: Promise<LateOutcome>): void;
  /** Lets `work` go on when the request has been answered. */
  goOn(work: Promise<unknown>): void;
}

/** An answer and what the log says of it. */
export interface Answer {
  response: Response;
  outcome: string;
  /** Whether it is for the visitor to see, not for a script: it has its own headers. */
  isPage?: true;
}

/** @throws HttpError for a request that it refuses */
export type Route = (context: SubmissionContext) => Promise<Answer>;
