import type { LeadDeskCalls } from '../contract/desk.ts';

/** Bindings and variables that worker/desk/wrangler.toml declares. */
export interface DeskEnv {
  /** The desk's page and its script. */
  ASSETS: Fetcher;
  /** The entrypoint of the public Worker, which alone has the data. */
  LEADS: LeadDeskCalls;
  /** Only where `npm start` serves. */
  SAMPLES?: SampleCalls;
  /** The audience tag of the Access application in front of this Worker. */
  ACCESS_AUD: string;
  /** The Access group whose members are admins; empty: everybody is. */
  ACCESS_ADMIN_GROUP: string;
}

/** The entrypoint of worker/dev.ts. */
export interface SampleCalls {
  isEmpty(): Promise<boolean>;
  fill(): Promise<unknown>;
}
