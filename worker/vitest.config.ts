import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { TEST_NOW } from './dev/now.ts';

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
          TEST_NOW: TEST_NOW.toISOString(),
          TEST_MIGRATIONS: await readD1Migrations(fromHere('migrations')),
          TOKEN_KEYS: `k2:${'2'.repeat(64)},k1:${'1'.repeat(64)}`,
          ERASURE_KEYS: `e1:${'e'.repeat(64)}`,
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['**/*.test.ts'],
    setupFiles: ['dev/setup.ts'],
    // No test fails for being slow: the runner of the suite watches its progress.
    testTimeout: 0,
    hookTimeout: 0,
    // A Worker for each file would take half as long again as the tests in it.
    isolate: false,
  },
});
