declare namespace Cloudflare {
  interface Env extends WorkerEnv {
    /** Instant (ISO 8601) at which every test begins. */
    TEST_NOW: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }

  interface GlobalProps {
    mainModule: typeof import('../index.ts');
  }
}

type WorkerEnv = import('../core/settings.ts').Env;

declare module '*.toml?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as text this way.
  export default text;
}
