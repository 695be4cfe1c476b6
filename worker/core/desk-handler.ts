import type { DeskAnswer, DeskCall, DeskInput } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import type { Env } from './settings.ts';

export interface DeskContext {
  env: Env;
  /** The member who asks. */
  actor: Member;
  now: Date;
}

/** Answers one call of the desk, whose role and input have been checked by its row of `deskCalls`. */
export type DeskHandler<C extends DeskCall> = (
  input: DeskInput<C>,
  context: DeskContext,
) => Promise<DeskAnswer<C>>;
