import type { DeskAnswers, DeskCall, DeskInput } from './contract/desk.ts';
import type { Member } from './contract/leads.ts';
import type { Env } from './settings.ts';

export interface DeskContext {
  env: Env;
  /** The member who asks. */
  actor: Member;
  now: Date;
}

/** Answers one call of the desk. The input has been checked against `deskCalls`. */
export type DeskHandler<C extends DeskCall> = (
  input: DeskInput<C>,
  context: DeskContext,
) => Promise<DeskAnswers[C]>;

/** Writes one of `deskFiles`. */
export type DeskFileHandler = (context: DeskContext) => Promise<ReadableStream<Uint8Array>>;
