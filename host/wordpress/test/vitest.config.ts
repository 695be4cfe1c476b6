import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from '../../../widgets/testing/patience.ts';

/** A real WordPress: `npm run test:wordpress`. */
export default defineConfig({
  test: {
    name: 'wordpress',
    include: ['host/wordpress/test/*.wordpress.ts'],
    globalSetup: ['host/wordpress/test/setup.ts', 'host/e2e/browser.ts'],
    // One WordPress for all.
    fileParallelism: false,
    expect: { poll: { timeout: PATIENCE_MS } },
    // `npm run prove` ends what gets nowhere.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
