/** Bindings and variables that worker/editor/wrangler.toml declares: nothing by which a lead is reached. */
export interface EditorEnv {
  /** The editor's page, its script and its configuration. */
  ASSETS: Pick<Fetcher, 'fetch'>;
  /** The audience tag of the Access application in front of this Worker. */
  ACCESS_AUD: string;
  /** Owner and name of the repository at GitHub. */
  GITHUB_REPO: string;
  GITHUB_CLIENT_ID: string;
  /** A secret. */
  GITHUB_CLIENT_SECRET: string;
}
