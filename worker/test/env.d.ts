declare namespace Cloudflare {
  interface Env extends WorkerEnv {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }

  interface GlobalProps {
    mainModule: typeof import('../index.ts');
  }
}

type WorkerEnv = import('../settings.ts').Env;
