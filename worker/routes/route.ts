import type { LateOutcome } from '../db/store.ts';
import type { Env, Settings } from '../settings.ts';

/** A request from an allowed origin, and what it takes to answer it. */
export interface Exchange {
  request: Request;
  env: Env;
  settings: Settings;
  /** The allowed origin it comes from. */
  origin: string;
  /** The moment it arrived. */
  now: Date;
  /** Logs what became of a submission after its answer. */
  logLate(outcome: Promise<LateOutcome>): void;
}

/** An answer and what the log says of it. */
export interface Answer {
  response: Response;
  outcome: string;
}

export interface Route {
  method: 'GET' | 'POST';
  answer(exchange: Exchange): Promise<Answer>;
  /** Of the refusal for an origin that is not allowed. */
  refusalHeaders?: Record<string, string>;
}
