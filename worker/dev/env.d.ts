declare namespace Cloudflare {
  interface Env extends WorkerEnv {
    /** Instant (ISO 8601) at which every test begins. */
    TEST_NOW: string;
    OFFICE_EVENTS: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }

  interface GlobalProps {
    mainModule: typeof import('../index.ts');
  }
}

type WorkerEnv = import('../core/settings.ts').Env;

/** A code block of docs/messages.md, as the configuration of the tests loads it. */
declare module 'recipe:receiver' {
  const receiver: { fetch(request: Request, env: object): Promise<Response> };
  // biome-ignore lint/style/noDefaultExport: a Worker is one.
  export default receiver;
}

declare module 'recipe:*' {
  export function save(lead: object, env: object): Promise<string>;
  export function remove(id: string | null, env: object): Promise<void>;
  export function doPost(event: object): unknown;
}

/** The part of Node's that a test uses in the place of a synchronous service of Google's. */
declare module 'node:crypto' {
  interface Hmac {
    update(text: string): Hmac;
    digest(): Uint8Array;
    digest(encoding: 'hex'): string;
  }
  export function createHmac(hash: 'sha256', key: string): Hmac;
}

declare module '*.toml?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as text this way.
  export default text;
}
