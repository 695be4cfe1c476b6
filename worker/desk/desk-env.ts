import type { DeskCall } from '../contract/desk.ts';
import type { DeskProblem, Outcome } from '../contract/desk-problems.ts';
import type { Member } from '../contract/leads.ts';

/** Bindings and variables that worker/desk/wrangler.toml declares. */
export interface DeskEnv {
  /** The desk's page and its script. */
  ASSETS: Fetcher;
  /** The entrypoint of the public Worker, which alone has the data. */
  LEADS: {
    /** @param input checked against the schema of the call */
    call(name: DeskCall, actor: Member, input: object): Promise<Outcome<object, DeskProblem>>;
  };
  /** Only under `npm start`. */
  SAMPLES?: SampleCalls;
  /** The audience tag of the Access application in front of this Worker. */
  ACCESS_AUD: string;
  /** The Access group whose members are admins; empty: every member is. */
  ACCESS_ADMIN_GROUP: string;
}

/** The entrypoint of worker/dev/index.ts. */
export interface SampleCalls {
  isEmpty(): Promise<boolean>;
  fill(): Promise<unknown>;
}
