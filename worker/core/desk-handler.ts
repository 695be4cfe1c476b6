import type { DeskAnswer, DeskCall, DeskInput } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import type { Env } from './settings.ts';

export interface DeskContext {
  env: Env;
  /** Address of the signed-in member. */
  actor: Member;
  now: Date;
}

/** Handles one call of the desk, after its row of `deskCalls` has checked role and input. */
export type DeskHandler<C extends DeskCall> = (
  input: DeskInput<C>,
  context: DeskContext,
) => Promise<DeskAnswer<C>>;
