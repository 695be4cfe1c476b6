import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the suite inside workerd with the bindings of wrangler.toml and a D1 built by the migrations. */
export default defineConfig({
  root: fromHere('.'),
  plugins: [
    cloudflareTest(async () => ({
      main: fromHere('index.ts'),
      wrangler: { configPath: fromHere('../wrangler.toml') },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(fromHere('migrations')),
          TOKEN_KEYS: `k2:${'2'.repeat(64)},k1:${'1'.repeat(64)}`,
          ERASURE_KEYS: `e1:${'e'.repeat(64)}`,
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Some tests store hundreds of rows, which takes a while on a busy machine.
    testTimeout: 120_000,
    // A Worker for each file would take half as long again as the tests in it.
    isolate: false,
  },
});
