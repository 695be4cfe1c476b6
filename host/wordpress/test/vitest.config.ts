import { defineConfig } from 'vitest/config';

/** A real WordPress: `npm run test:wordpress`. */
export default defineConfig({
  test: {
    name: 'wordpress',
    include: ['host/wordpress/test/*.wordpress.ts'],
    globalSetup: 'host/wordpress/test/setup.ts',
    // One WordPress for all.
    fileParallelism: false,
    // On a busy machine Firefox takes its time.
    expect: { poll: { timeout: 90_000 } },
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
