import { defineConfig } from 'vitest/config';

/** A real WordPress: `npm run test:wordpress`. */
export default defineConfig({
  test: {
    name: 'wordpress',
    include: ['host/wordpress/test/*.wordpress.ts'],
    globalSetup: 'host/wordpress/test/setup.ts',
    // One WordPress for all.
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
