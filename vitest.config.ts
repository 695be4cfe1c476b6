import { defineConfig } from 'vitest/config';
import { preactAliases } from './scripts/preact-aliases.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // Elements are tested as they ship: on Preact.
        resolve: { alias: preactAliases },
        define: { __VERSION__: '"0.0.0"', __SITE_ORIGIN__: '"https://site.example"' },
        test: {
          name: 'unit',
          include: ['widgets/**/*.test.{ts,tsx}', 'host/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'happy-dom',
          server: { deps: { inline: [/@r2wc/, /zustand/] } },
        },
      },
      './worker/vitest.config.ts',
      {
        test: {
          name: 'e2e',
          include: ['host/e2e/**/*.e2e.ts'],
          globalSetup: 'host/e2e/setup.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['host/engines/**/*.engines.ts'],
          globalSetup: 'host/engines/setup.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
