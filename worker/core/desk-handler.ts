import type { DeskAnswers, DeskCall, DeskFile, DeskInput } from '../contract/desk.ts';
import type { Member, Outcome } from '../contract/leads.ts';
import type { Env } from './settings.ts';

export interface DeskContext {
  env: Env;
  /** The member who asks. */
  actor: Member;
  now: Date;
}

/** What a call of the desk, or one for a file, resolves to. */
export type DeskAnswer<C extends DeskCall | DeskFile> = C extends DeskCall
  ? DeskAnswers[C]
  : Outcome<ReadableStream<Uint8Array>>;

/**
 * Answers one call of the desk. The input has been checked against `deskCalls` or `deskFiles`, and
 * the member may make it.
 */
export type DeskHandler<C extends DeskCall | DeskFile> = (
  input: DeskInput<C>,
  context: DeskContext,
) => Promise<DeskAnswer<C>>;
