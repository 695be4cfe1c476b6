import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The suite runs inside workerd with the bindings of wrangler.toml and a D1 made by the migrations. */
export default defineConfig({
  root: fromHere('.'),
  plugins: [
    cloudflareTest(async () => ({
      main: fromHere('index.ts'),
      wrangler: { configPath: fromHere('../wrangler.toml') },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations(fromHere('migrations')) },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Some tests file hundreds of rows, and a busy machine takes its time over them.
    testTimeout: 20_000,
  },
});
